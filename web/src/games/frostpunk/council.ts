/** Deciding together: what may be proposed to whoever is asked, and how proposals read. */
import { t } from '../../lib/i18n/words.svelte';
import type { Choice } from '../../lib/wire';
import type { Scene } from '../game';
import { steps, zonesOf } from './steps';
import { view } from './table';

/** What this person may propose now. */
export function proposable(scene: Scene): Choice[] {
  if (!scene.act) return [];
  return (scene.aside?.actions ?? []).filter((action) => action.do === 'propose');
}

/** The answer that is proposed, as it is typed. */
const answer = (choice: Choice): string => (Array.isArray(choice['words']) ? choice['words'].join(' ') : String(choice['words']));

/** What is proposed, without the words that say it is a proposal. */
export function bare(label: string): string {
  const [start = '', end = ''] = t('action-propose', { action: '|' }).split('|');
  return label.startsWith(start) && label.endsWith(end) ? label.slice(start.length, label.length - end.length) : label;
}

/** What may be proposed, by the kind of answer. */
export function kinds(proposals: Choice[]): { kind: string; choices: Choice[] }[] {
  const found = new Map<string, Choice[]>();
  for (const choice of proposals) {
    const kind = answer(choice).split(' ', 1)[0] ?? '';
    found.set(kind, [...(found.get(kind) ?? []), choice]);
  }
  return [...found].map(([kind, choices]) => ({ kind, choices }));
}

export interface Said {
  seats: number[]; // whose proposal it is
  text: string;
  label: string; // as whoever is asked would read it
  open: boolean; // whoever looks may do as proposed
}

/** What has been proposed for the question that is asked now. */
export function said(scene: Scene): Said[] {
  const made = view(scene).proposals ?? [];
  return [...new Set(made)].flatMap((text) => {
    if (!text || text === 'call') return []; // whoever decides has asked the others: that is no proposal
    const own = scene.choosing?.ask?.actions.find((action) => action.text === text);
    const theirs = proposable(scene).find((action) => answer(action) === text);
    const seats = made.flatMap((one, seat) => (one === text ? [seat] : []));
    return [{ seats, text, label: own?.label ?? (theirs ? bare(theirs.label) : text), open: own !== undefined }];
  });
}

/** What the proposals point at on the table. */
export function pointedAt(scene: Scene): Set<string> {
  return new Set(
    said(scene).flatMap(({ text }) => {
      const own = scene.choosing?.ask?.actions.find((action) => action.text === text);
      return own ? steps(own, scene) : things(text);
    }),
  );
}

/** The same of a proposal as it is typed, for those who are not asked: where something is to be done stands second. */
function things(text: string): string[] {
  const [deed = '', name = ''] = text.split(' ');
  return name ? zonesOf(deed).map((zone) => `${zone}:${name}`) : [];
}

/** What may be proposed about a thing. */
export const proposableAt = (scene: Scene, thing: string): Choice[] =>
  proposable(scene).filter((choice) => things(answer(choice)).includes(thing));
