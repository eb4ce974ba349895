/** Signs and landscapes drawn for this game; the colours of a landscape come from its card. */

const hatching = Array.from(
  { length: 25 },
  (_, i) => `<path d="M${i * 6 - 6} 72l14-22" stroke="var(--sil)" stroke-opacity=".18"/>`,
).join('');

const scene = (body: string) => ({ box: '0 0 140 66', body: body + hatching });

export const drawn = {
  card: {
    box: '0 0 24 24',
    body: '<path d="M7 3h11a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 18 21H7a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 7 3zm1.5 3v12h8V6zm4 2.5 2.2 3.5-2.2 3.5-2.2-3.5z" fill-rule="evenodd"/>',
  },
  shield: {
    box: '0 0 48 48',
    body: '<path d="M5 7.5c6 3 13 1.5 19-4 6 5.5 13 7 19 4 4.5 9 3.5 14 1 20C41 36 34 41.5 24 45 14 41.5 7 36 4 27.5 1.5 21.5.5 16.5 5 7.5z" fill="#fbf1da" stroke="#1a120b" stroke-width="3"/><path d="M6 14.5c12 2.5 24 2.5 36 0" fill="none" stroke="#a8481a" stroke-width="2.6"/>',
  },
  'scene-0': scene(
    '<circle cx="112" cy="17" r="11" fill="var(--sun)"/><path d="M0 40h14l4-13h20l5 13h30l6-8h24l5 8h32v30H0z" fill="var(--far)"/><path d="M0 50c22-8 44-6 66-2s50 4 74-3v25H0z" fill="var(--near)"/>',
  ),
  'scene-1': scene(
    '<circle cx="26" cy="20" r="12" fill="var(--sun)"/><path d="M0 44l22-5 16-16 12 11 14-7 22 14 20-6 34 9v26H0z" fill="var(--far)"/><path d="M0 47c30 6 62 8 92 2 18-3.5 34-4 48-1v22H0z" fill="var(--near)"/>',
  ),
  'scene-2': scene(
    '<circle cx="96" cy="24" r="14" fill="var(--sun)"/><path d="M0 42h8V24h9v12h5V16h7v4h6v22h12V30h8v12h30V26l7-5v21h8V32h10v10h30v28H0z" fill="var(--far)"/><path d="M0 51c26-5 52-5 78-1 22 3.5 44 3 62-2v22H0z" fill="var(--near)"/>',
  ),
};

export const SCENES = 3;

/** Which landscape a card has: always the same one. */
export function sceneOf(id: string): string {
  let sum = 0;
  for (const letter of id) sum += letter.charCodeAt(0);
  return `scene-${sum % SCENES}`;
}

type Roof = 'flat' | 'slope' | 'steps' | 'broken' | 'mast';

const ROOFS: Record<Roof, (y: number, w: number) => string> = {
  flat: (y, w) => `V${y}h${w}`,
  slope: (y, w) => `V${y + w / 2}l${w} ${-w / 2}`,
  steps: (y, w) => `V${y + 14}h${w * 0.3}V${y}h${w * 0.4}v14h${w * 0.3}`,
  broken: (y, w) => `V${y + 8}l${w * 0.25} -8 ${w * 0.2} 11 ${w * 0.25} -7 ${w * 0.3} 12`,
  mast: (y, w) => `V${y + 18}h${w / 2 - 2}V${y}h4v18h${w / 2 - 2}`,
};

/** Houses on a horizon: width, height (0: a gap) and roof. */
function skyline(houses: [number, number, Roof?][], ground: number): string {
  let path = `M0 150V${150 - ground}`;
  let x = 0;
  for (const [width, height, roof] of houses) {
    if (height) path += ROOFS[roof ?? 'flat'](150 - ground - height, width);
    x += width;
    path += `V${150 - ground}H${x}`;
  }
  return `${path}H2600V150z`;
}

const FAR: [number, number, Roof?][] = [
  [40, 0],
  [34, 58, 'slope'],
  [18, 0],
  [26, 82, 'broken'],
  [44, 46],
  [30, 0],
  [30, 70, 'steps'],
  [24, 36, 'broken'],
  [70, 0],
  [36, 64],
  [28, 92, 'mast'],
  [40, 52, 'slope'],
  [50, 0],
  [34, 78, 'broken'],
  [26, 50],
  [90, 0],
  [44, 60, 'steps'],
  [30, 84, 'slope'],
  [30, 0],
  [38, 48, 'broken'],
  [26, 96, 'mast'],
  [34, 62],
  [80, 0],
  [30, 72, 'broken'],
  [44, 40, 'slope'],
  [20, 0],
  [36, 66, 'steps'],
  [28, 54],
  [60, 0],
  [30, 80, 'broken'],
  [90, 0],
  [34, 58, 'slope'],
  [26, 82, 'mast'],
  [44, 46],
  [60, 0],
  [30, 70, 'steps'],
];
const NEAR: [number, number, Roof?][] = [
  [60, 20, 'broken'],
  [120, 0],
  [52, 30, 'slope'],
  [30, 14],
  [160, 0],
  [44, 36, 'broken'],
  [60, 18],
  [190, 0],
  [70, 26, 'steps'],
  [34, 40, 'broken'],
  [130, 0],
  [56, 22, 'slope'],
  [90, 0],
  [48, 34, 'broken'],
  [70, 16],
];

export const CITY = { far: skyline(FAR, 22), near: skyline(NEAR, 12) };
export const MESAS = {
  far: 'M0 118h70l22-40 12-4h96l14 8 26 36h130l14-20h66l18 20h150l34-62 18-6h104l20 10 36 58h88l20-26h50l22 26h130l26-46h90l30 46h200l30-40h110l20 40h300l24-30h90l20 30h400v32H0z',
  near: 'M0 132c120-16 260-12 400-4s300 6 440-6 300-8 760 2 600-8 1000 4v22H0z',
};
