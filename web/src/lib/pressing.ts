/** Things on the board that can be touched: they are chosen, or they tell why they cannot be. */
import type { Scene } from '../games/game';
import { tips, type Tip } from './tips.svelte';

/** The attributes of a thing; `tell` is what there is to say about it. */
export function pressable(scene: Scene, thing: string, tell: () => Tip) {
  const mark = scene.choosing?.mark(thing) ?? null;
  return {
    tabindex: -1, // the arrow keys go there (nav.ts)
    'data-thing': thing,
    'data-mark': mark,
    'aria-pressed': mark === 'selected',
    onclick: (event: MouseEvent) => press(scene, thing, event.currentTarget as Element, tell()),
    onkeydown: (event: KeyboardEvent) => keyed(scene, thing, event, tell),
  };
}

function press(scene: Scene, thing: string, element: Element, about: Tip): void {
  if (scene.choosing?.touch(thing)) tips.hide();
  else tips.show(element, about, true);
}

/** Space and Enter press; Enter on something chosen confirms it, but not by being held down. */
function keyed(scene: Scene, thing: string, event: KeyboardEvent, tell: () => Tip): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  if (event.repeat) return;
  if (event.key === 'Enter' && scene.choosing?.selected && scene.choosing.chosen.has(thing)) scene.choosing.confirm();
  else press(scene, thing, event.currentTarget as Element, tell());
}
