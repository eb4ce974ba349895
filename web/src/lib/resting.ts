/** A position that is only looked at, as in a replay, a puzzle or a picture: nobody chooses, and nothing has just happened. */
import type { Scene } from '../games/game';

type Looked = Pick<Scene, 'view' | 'catalogue' | 'players' | 'bottom' | 'turn'> & Partial<Scene>;

export const resting = (looked: Looked): Scene => ({
  choosing: null,
  before: null,
  told: [],
  foreseen: null,
  forecast: {},
  over: false,
  aside: null,
  act: null,
  foretell: null,
  back: null,
  writing: null,
  ...looked,
});
