/** Frostpunk on the platform. */
import { t } from '../../lib/i18n/words.svelte';
import type { Game } from '../game';
import { about, cardOf, nameOf } from './about';
import Board from './Board.svelte';
import Book from './Book.svelte';
import Brief from './Brief.svelte';
import { catalogue } from './catalogue';
import Emblem from './Emblem.svelte';
import Hand from './Hand.svelte';
import Headline from './Headline.svelte';
import Large from './Large.svelte';
import { mentions, opens } from './named';
import OutcomeView from './OutcomeView.svelte';
import Sprite from './Sprite.svelte';
import { expects, groups, steps } from './steps';
import { view } from './table';
import Verdict from './Verdict.svelte';
import { group, label, title, which } from './words';
import './fonts.css';
import './tokens.css';

export const frostpunk: Game = {
  name: 'frostpunk',
  Sprite,
  Board,
  Hand,
  Headline,
  Brief,
  Outcome: OutcomeView,
  Emblem,
  Large,
  Verdict,
  panel: { View: Book, label: () => ({ text: t('board-book'), icon: 'law' }), count: () => 0 },
  groups,
  group,
  steps,
  expects,
  label,
  title,
  which,
  thing: nameOf,
  about,
  mentions,
  pictured: (thing, scene) => cardOf(thing, scene) !== null,
  opens,
  beside: (text, thing, scene) => text.replace(cardOf(thing, scene)?.story ?? '', '').trim(),
  read: ['decision'],
  source: (source) => t(`board-source-${source}`),
  ties: () => [],
  guide: [
    {
      id: 'aim',
      target: '.fp-perils',
      ready: () => true,
      figures: (scene) => ({
        rounds: catalogue(scene).numbers.tracks.rounds,
        count: view(scene).outlook.perils.length,
      }),
    },
    { id: 'map', target: '.fp-map', ready: (scene) => !view(scene).setup },
    { id: 'heat', target: '.fp-generator, .fp-legend', ready: (scene) => !view(scene).setup },
    { id: 'people', target: '.fp-people', ready: (scene) => !view(scene).setup },
    { id: 'turn', target: '.bar', ready: (_scene, asked) => asked === 'turn' },
    { id: 'forecast', target: '.fp-forecast', ready: (_scene, asked) => asked === 'turn' },
    { id: 'hand', target: '.fp-hand, .tabbar', ready: (_scene, asked) => asked === 'turn' },
    { id: 'story', target: '.fp-story', ready: (_scene, asked) => asked === 'event' },
  ],
};
