/** Deciding together: what may be proposed to whoever is asked, and how proposals read. */
import type { Choice } from '../../lib/wire';
import type { Scene } from '../game';

/** What this person may propose now. */
export function proposable(scene: Scene): Choice[] {
  if (!scene.act) return [];
  return (scene.aside?.actions ?? []).filter((action) => action.do === 'propose');
}

const words = (choice: Choice): string => (Array.isArray(choice['words']) ? choice['words'].join(' ') : String(choice['words']));

/** A proposal as whoever is asked would read it. */
export function proposal(scene: Scene, text: string): string {
  const own = scene.choosing?.ask?.actions.find((action) => action.text === text);
  return own?.label ?? proposable(scene).find((action) => words(action) === text)?.label ?? text;
}
