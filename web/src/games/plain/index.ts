/** A game without a board of its own, on a plain table: what its view holds, and the cards its catalogue prints. */
import { t, words } from '../../lib/i18n/words.svelte';
import type { Game, Scene } from '../game';
import { about } from './about';
import Board from './Board.svelte';
import Brief from './Brief.svelte';
import Emblem from './Emblem.svelte';
import Hand from './Hand.svelte';
import Headline from './Headline.svelte';
import Large from './Large.svelte';
import Outcome from './Outcome.svelte';
import { cardOf, cards, concerned, isCard, printed, thingOf } from './table';

/** The kinds of action of the question at hand: any of them may be tried with a card. */
function kinds(scene: Scene): string[] {
  const ask = scene.choosing?.ask;
  return [...new Set([...(ask?.actions ?? []), ...(ask?.refused ?? [])].map((deed) => deed.do))];
}

export const plain = (name: string): Game => ({
  name,
  Board,
  Hand,
  Headline,
  Brief,
  Outcome,
  Emblem,
  Large,
  groups: () => null,
  group: (group) => ({ text: words.has(`do-${group}`) ? t(`do-${group}`) : group, icon: null }),
  steps: concerned,
  expects: (_thing, scene) => kinds(scene),
  label: (choice) => ({ text: choice.label, icon: null }),
  thing: (thing, scene) => printed(scene, thing).name,
  about,
  mentions: (figures, scene) =>
    Object.values(figures)
      .flat()
      .filter((value) => isCard(scene, value))
      .map((card) => ({ thing: thingOf(card), name: cards(scene)[card]?.name ?? card })),
  pictured: (thing, scene) => isCard(scene, cardOf(thing)),
  worded: true,
  source: (source) => t(`score-${source}`),
  sum: () => t('score-total'),
  ties: () => [],
  guide: [],
});
