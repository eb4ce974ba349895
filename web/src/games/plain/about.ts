/** What is told about a card when somebody looks at it. */
import type { Tip } from '../../lib/tips.svelte';
import type { Scene } from '../game';
import { printed } from './table';

export function about(thing: string, scene: Scene): Tip {
  const { name, text } = printed(scene, thing);
  const reasons = (scene.choosing?.reasons(thing) ?? []).map(({ reason, rule }) => ({ reason, rule }));
  return { title: name, lines: text, reasons, refused: reasons.length > 0 && !scene.choosing?.usable(thing), thing };
}
