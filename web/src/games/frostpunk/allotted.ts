/** How points are given out among types that can take only so many: all of them are, the first type taking what it can, or what
 * somebody has chosen, and no less than `first`. */

export interface Able {
  text: string;
  type: string;
  most: number;
}

export interface Share extends Able {
  least: number; // else points would be left over
  n: number;
}

export function allotted(able: Able[], points: number, chosen: Record<string, number>, first: number): Share[] {
  let left = points;
  return able.map(({ text, type, most }, i) => {
    const others = able.slice(i + 1).reduce((sum, other) => sum + other.most, 0);
    const highest = Math.min(most, left);
    const least = Math.min(highest, Math.max(i ? 0 : first, left - others));
    const n = Math.min(highest, Math.max(least, chosen[type] ?? highest));
    left -= n;
    return { text, type, most: highest, least, n };
  });
}
