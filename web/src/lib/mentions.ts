/** A sentence cut at the names in it that can be looked at. */

export interface Part {
  text: string;
  thing: string | null;
}

export function mentioned(text: string, names: { thing: string; name: string }[]): Part[] {
  const wanted = [...names].filter(({ name }) => name).sort((a, b) => b.name.length - a.name.length);
  const parts: Part[] = [];
  let rest = text;
  while (rest) {
    let first: { at: number; thing: string; name: string } | null = null;
    for (const { thing, name } of wanted) {
      const at = rest.indexOf(name);
      if (at >= 0 && (!first || at < first.at)) first = { at, thing, name };
    }
    if (!first) break;
    if (first.at > 0) parts.push({ text: rest.slice(0, first.at), thing: null });
    parts.push({ text: first.name, thing: first.thing });
    rest = rest.slice(first.at + first.name.length);
  }
  if (rest) parts.push({ text: rest, thing: null });
  return parts;
}
