/** Deciding together: what may be proposed to whoever is asked, and how proposals read. */
import { t } from '../../lib/i18n/words.svelte';
import type { Choice } from '../../lib/wire';
import type { Scene } from '../game';
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
export function kinds(scene: Scene): { kind: string; choices: Choice[] }[] {
  const found = new Map<string, Choice[]>();
  for (const choice of proposable(scene)) {
    const kind = answer(choice).split(' ', 1)[0] ?? '';
    found.set(kind, [...(found.get(kind) ?? []), choice]);
  }
  return [...found].map(([kind, choices]) => ({ kind, choices }));
}

export interface Said {
  seat: number;
  text: string;
  label: string; // as whoever is asked would read it
  open: boolean; // whoever looks may do as proposed
}

/** What has been proposed for the question that is asked now. */
export function said(scene: Scene): Said[] {
  return (view(scene).proposals ?? []).flatMap((text, seat) => {
    if (!text) return [];
    const own = scene.choosing?.ask?.actions.find((action) => action.text === text);
    const theirs = proposable(scene).find((action) => answer(action) === text);
    return [{ seat, text, label: own?.label ?? (theirs ? bare(theirs.label) : text), open: own !== undefined }];
  });
}
