/** 51st State on the platform. */
import { t } from '../../lib/i18n/words.svelte';
import type { Game, Label } from '../game';
import { about, cardOf, nameOf } from './about';
import Brief from './Brief.svelte';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import Hand from './Hand.svelte';
import Headline from './Headline.svelte';
import Large from './Large.svelte';
import OutcomeView from './OutcomeView.svelte';
import { expects, paidContact, steps } from './steps';
import Sprite from './Sprite.svelte';
import type { Term } from './printed';
import { card, catalogue, clauses, token, view } from './table';
import './tokens.css';

const TURN = ['conquer', 'cooperate', 'incorporate', 'rebuild', 'gather', 'visit', 'work', 'exchange', 'pass'];

const ICONS: Record<string, string> = {
  take: 'card',
  cash: 'vp',
  keep: 'closed',
  pay: 'arrow',
  tuck: 'vp',
  discard: 'card',
  pawn: 'conquer',
  'drop-deal': 'cooperate',
  'drop-spoils': 'conquer',
  universal: 'universal',
};

export const state51: Game = {
  name: 'state51',
  Sprite,
  Board,
  Hand,
  Headline,
  Brief,
  Outcome: OutcomeView,
  Emblem,
  Large,
  groups: (ask) => (ask === 'turn' ? TURN : null),
  group: (group) => ({ text: t(`web-state51-group-${group}`), icon: group }),
  basis: (group, scene) => clauses(scene, group as Term),
  steps,
  expects,
  label: (choice, scene): Label => {
    const icon = ICONS[choice.do] ?? choice.do;
    if (choice.do === 'pay') {
      const contact = paidContact(scene);
      const names = (choice['source'] as string[]).map((source) => {
        if (source === 'contact') return t('web-state51-contact');
        const reach = token(scene, source)?.reach;
        return reach ? t('web-state51-token', { reach }) : card(scene, source).name;
      });
      return { text: names.join(' + '), icon: contact };
    }
    if (choice.do === 'universal') return { text: t('web-state51-universal', { count: Number(choice['count']) }), icon };
    if (choice.do === 'cash' || choice.do === 'keep') return { text: t(`web-state51-${choice.do}`), icon };
    if (choice.do === 'gather') return { text: t(`web-state51-stock-${String(choice['good'])}`), icon: String(choice['good']) };
    const thing = steps(choice, scene).at(-1);
    return { text: thing ? nameOf(thing, scene) : choice.label, icon };
  },
  thing: nameOf,
  about: (thing, scene) => about(thing, scene, false),
  mentions: (figures, scene) => {
    const ids = ['card', 'old', 'new', 'source', 'place', 'cards'].flatMap((name) => figures[name] ?? []);
    return ids
      .filter((id): id is string => typeof id === 'string')
      .map((id) => id.split(':')[0] ?? id)
      .filter((id) => id in catalogue(scene).cards)
      .map((id) => ({ thing: `card:${id}`, name: card(scene, id).name }));
  },
  pictured: (thing, scene) => cardOf(thing, scene) !== null,
  source: (source) => t(`web-state51-source-${source}`),
  sum: () => t('web-sum'),
  ties: (scene) => view(scene).ties.map(({ what, rule, values }) => ({ text: t(`web-state51-tie-${what}`), rule, values })),
  guide: [
    { id: 'aim', target: '.lead', ready: () => true, figures: (scene) => ({ rounds: catalogue(scene).numbers.rounds }) },
    {
      id: 'display',
      target: '.spread--display',
      ready: (_scene, asked) => asked === 'pick',
      figures: (scene) => ({ picks: catalogue(scene).numbers.picks, cards: catalogue(scene).numbers.lookout }),
    },
    { id: 'goods', target: '.band--mine .stocks', ready: (scene) => view(scene).phase === 'action' },
    { id: 'hand', target: '.hand', ready: (_scene, asked) => asked === 'turn' },
    { id: 'contact', target: '.band--mine .contact, .brief', ready: (_scene, asked) => asked === 'turn' },
    { id: 'bar', target: '.choices', ready: (_scene, asked) => asked === 'turn' },
    { id: 'workers', target: '.band--theirs .rows', ready: (_scene, asked) => asked === 'turn' },
    { id: 'pass', target: '.bar', ready: (_scene, asked) => asked === 'turn' },
  ],
};
