/** Which decisions are made with cards that must be read, and what they are laid out as. */
import type { Scene } from '../game';
import { asked, view } from './table';

const SHAPES: Record<string, 'story' | 'build' | 'cards'> = {
  event: 'story',
  arrival: 'story',
  way: 'story',
  either: 'story',
  work: 'build',
  rebuild: 'build',
  raise_free: 'build',
  law: 'cards',
  technology: 'cards',
  wish: 'cards',
  foresee: 'cards',
  during_first: 'cards',
  mourn_how: 'cards',
  give_up_one: 'cards',
  give_up_again: 'cards',
};

/** What is laid out now; stories are for everybody, the rest for whoever decides. */
export function sheetOf(scene: Scene): 'story' | 'build' | 'cards' | null {
  const kind = scene.choosing?.ask?.kind ?? view(scene).asked?.kind ?? '';
  const onlyDemolishing = asked(scene, 'rebuild')?.raising === false;
  const shape = onlyDemolishing ? null : (SHAPES[kind] ?? null);
  if (view(scene).phase === 'over' || ((shape !== 'story' || kind === 'either') && !scene.choosing?.ask)) return null;
  return shape;
}
