/** New Angeles on the platform. */
import { listed, t } from '../../lib/i18n/words.svelte';
import type { Game } from '../game';
import { about, cardOf, nameOf } from './about';
import { tradable, waiting } from './bargain';
import Board from './Board.svelte';
import Brief from './Brief.svelte';
import { drafting } from './drafting.svelte';
import Emblem from './Emblem.svelte';
import Hand from './Hand.svelte';
import Headline from './Headline.svelte';
import Large from './Large.svelte';
import OutcomeView from './OutcomeView.svelte';
import Sprite from './Sprite.svelte';
import { expects, steps } from './steps';
import { called, card, catalogue, outlook, rivalAsks, standing, view } from './table';
import Trade from './Trade.svelte';
import Verdict from './Verdict.svelte';
import { label } from './words';
import './fonts.css';
import './tokens.css';

// Of what a moment is, where assets and investments are told before it.
const ABOUT: Record<string, readonly string[]> = { deal: ['resolved'], demand: ['demand-met', 'demand-failed', 'demand'] };

export const newangeles: Game = {
  name: 'newangeles',
  Sprite,
  Board,
  Hand,
  Headline,
  Brief,
  Outcome: OutcomeView,
  Emblem,
  Large,
  Verdict,
  panel: {
    View: Trade,
    label: () => ({ text: t('board-trade'), icon: 'trade' }),
    count: (scene) => waiting(scene).length,
    begin: (scene) => (tradable(scene) ? () => (drafting.answers = 'new') : null),
  },
  groups: () => null,
  group: (group) => ({ text: t(`board-do-${group}`), icon: null }),
  steps,
  expects,
  label,
  standing,
  thing: nameOf,
  called,
  about: (thing, scene) => about(thing, scene),
  mentions: (figures, scene) => {
    const ids = ['card', 'asset', 'event', 'demand', 'investment', 'cards', 'events'].flatMap((name) => figures[name] ?? []);
    const cards = ids
      .filter((id): id is string => typeof id === 'string' && id in catalogue(scene).cards)
      .map((id) => ({ thing: `card:${id}`, name: card(scene, id).name }));
    const places = ['district', 'from', 'to', 'districts']
      .flatMap((name) => figures[name] ?? [])
      .filter((id): id is string => typeof id === 'string' && id in catalogue(scene).districts)
      .map((id) => ({ thing: `district:${id}`, name: catalogue(scene).districts[id]?.name ?? id }));
    return [...cards, ...places];
  },
  pictured: (thing, scene) => cardOf(thing, scene) !== null,
  worded: true,
  opens: (lines, kind) => lines.filter((line) => ABOUT[kind]?.includes(line.kind) ?? true),
  source: (source) => t(`score-${source}`),
  sum: () => t('board-capital'),
  ties: () => [],
  guide: [
    {
      id: 'aim',
      target: '.na-threat',
      ready: () => true,
      figures: (scene) => ({ most: catalogue(scene).numbers['threat-end'] }),
    },
    { id: 'corporation', target: '.na-sheets', ready: (_scene, asked) => asked === 'corporation' },
    { id: 'rival', target: '.na-secrets, .na-brief', ready: (scene) => view(scene).phase === 'action', figures: rivalAsks },
    { id: 'city', target: '.na-city', ready: (scene) => view(scene).phase === 'action' },
    {
      id: 'demand',
      target: '.na-demand',
      ready: (scene) => view(scene).phase === 'action',
      figures: (scene) => ({ rounds: listed(catalogue(scene).due.map(String)) }),
    },
    { id: 'deal', target: '.na-deal', ready: (scene) => outlook(scene).step !== null },
    { id: 'hand', target: '.na-hand', beside: '.na-deal', ready: (_scene, asked) => asked === 'main' || asked === 'counter' },
    { id: 'support', target: '.na-deal', ready: (_scene, asked) => asked === 'support' },
    { id: 'trade', target: '.na-trade, .tabbar', ready: (scene) => outlook(scene).step !== null },
  ],
};
