import { expect, test } from 'vitest';
import type { Game } from '../src/games/game';
import { expects, steps } from '../src/games/state51/steps';
import { Choosing, nearest } from '../src/lib/choosing.svelte';
import type { Ask, Choice } from '../src/lib/wire';
import { action, refused, scene, turn } from './scene';

const TURN = ['conquer', 'cooperate', 'incorporate', 'rebuild', 'gather', 'visit', 'work', 'exchange', 'pass'];

/** Only what choosing needs of a game. */
const game = {
  groups: (ask: string) => (ask === 'turn' ? TURN : null),
  group: (group: string) => ({ text: group, icon: group }),
  steps,
  expects,
  label: (choice: Choice) => ({ text: choice.text, icon: null }),
  thing: (thing: string) => thing,
} as unknown as Game;

function begin(ask: Ask): { choosing: Choosing; done: string[]; closed: (string | null)[] } {
  const done: string[] = [];
  const closed: (string | null)[] = [];
  const here = scene();
  return {
    done,
    closed,
    choosing: new Choosing(
      () => game,
      () => here,
      () => ask,
      (choice, closing) => {
        done.push(choice.text);
        closed.push(closing);
      },
    ),
  };
}

const option = (choosing: Choosing, key: string) => {
  const found = choosing.options.find((one) => one.key === key);
  if (!found) throw new Error(`no option ${key} among ${choosing.options.map((one) => one.key).join(', ')}`);
  return found;
};

test('a turn offers its nine kinds of action, those that are impossible struck out', () => {
  const { choosing } = begin(turn);
  expect(choosing.options.map((one) => one.key)).toEqual(TURN);
  expect(option(choosing, 'conquer').legal).toBe(true);
  expect(option(choosing, 'gather').legal).toBe(false);
  expect(option(choosing, 'exchange').refused.map((deed) => deed.rule)).toEqual(['S51-EXCHANGE.1']);
});

test('nothing is done before it is confirmed', () => {
  const { choosing, done } = begin(turn);
  choosing.confirm();
  choosing.pick(option(choosing, 'pass'));
  expect(choosing.selected?.text).toBe('pass');
  expect(done).toEqual([]);
  choosing.confirm();
  expect(done).toEqual(['pass']);
});

test('a kind of action with several targets asks for the target, and Escape goes back step by step', () => {
  const { choosing } = begin(turn);
  choosing.pick(option(choosing, 'incorporate'));
  expect(choosing.options.map((one) => one.key)).toEqual(['incorporate old-parking', 'incorporate gun-shop']);
  expect([...choosing.legal]).toEqual(['hand:old-parking', 'hand:gun-shop']);
  choosing.pick(option(choosing, 'incorporate gun-shop'));
  expect(choosing.selected?.text).toBe('incorporate gun-shop');
  expect(choosing.mark('hand:gun-shop')).toBe('selected');
  expect(choosing.mark('hand:old-parking')).toBe('legal');
  expect(choosing.back()).toBe(true);
  expect(choosing.selected).toBeNull();
  expect(choosing.back()).toBe(true);
  expect(choosing.options).toHaveLength(9);
  expect(choosing.back()).toBe(false);
});

test('touching a card offers what can be done with it', () => {
  const { choosing } = begin(turn);
  expect(choosing.touch('hand:old-parking')).toBe(true);
  expect(choosing.options.map((one) => one.key)).toEqual(['conquer', 'incorporate', 'rebuild']);
  choosing.pick(option(choosing, 'rebuild'));
  expect([...choosing.legal].sort()).toEqual(['hand:old-parking', 'mine:factory', 'mine:old-depot']);
  choosing.touch('mine:factory');
  expect(choosing.selected?.text).toBe('rebuild factory old-parking');
});

test('a rebuild begun from the bar asks for the new card first, then for the old one', () => {
  const more = { ...turn, actions: [...turn.actions, action('rebuild factory gun-shop', { old: 'factory', new: 'gun-shop' })] };
  const { choosing } = begin(more);
  choosing.pick(option(choosing, 'rebuild'));
  expect(choosing.options.map((one) => one.key)).toEqual(['hand:old-parking', 'hand:gun-shop']);
  choosing.pick(option(choosing, 'hand:old-parking'));
  expect(choosing.options.map((one) => one.key)).toEqual(['rebuild old-depot old-parking', 'rebuild factory old-parking']);
});

test('touching another thing changes the choice, touching something useless does not', () => {
  const { choosing } = begin(turn);
  choosing.touch('mine:road-machines');
  choosing.pick(option(choosing, 'work'));
  expect(choosing.selected?.text).toBe('work road-machines');
  expect(choosing.touch('theirs:old-depot')).toBe(true);
  expect(choosing.selected?.text).toBe('visit old-depot');
  expect(choosing.touch('theirs:old-parking')).toBe(false);
  expect(choosing.selected?.text).toBe('visit old-depot');
});

test('a thing tells why not, with the reason one would ask for', () => {
  const { choosing } = begin(turn);
  expect(choosing.reasons('theirs:old-parking').map((deed) => deed.rule)).toEqual(['S51-CARD.15']);
  expect(choosing.reasons('hand:gun-shop').map((deed) => deed.rule)).toEqual(['S51-ACTION.8']);
  expect(choosing.reasons('theirs:old-depot')).toEqual([]); // it can be visited; that it cannot be conquered is no news
  expect(choosing.surprises.map((deed) => deed.text)).not.toContain('conquer old-depot');
});

test('only what the chosen kind of action looks for is struck out', () => {
  const { choosing } = begin({ ...turn, actions: [...turn.actions, action('conquer muties', { card: 'muties' })] });
  expect(choosing.refuses('hand:gun-shop')).toBe(false);
  choosing.pick(option(choosing, 'conquer'));
  expect(choosing.refuses('hand:gun-shop')).toBe(true);
  expect(choosing.refuses('theirs:old-parking')).toBe(false);
});

test('a question with one answer is answered by confirming', () => {
  const only: Ask = {
    seat: 0,
    kind: 'discard',
    aside: false,
    decision: false,
    question: '',
    foregone: null,
    closes: null,
    actions: [action('discard muties', { card: 'muties' })],
    refused: [],
  };
  const { choosing, done } = begin(only);
  choosing.confirm();
  expect(done).toEqual(['discard muties']);
});

test('of what is struck out the nearest to possible is told, alone, and of what is equally near the commonest', () => {
  const places = ['old-depot', 'factory', 'gun-shop'].map((place, number) =>
    refused(`visit ${place}`, number === 0 ? 'S51-VISIT.6' : 'S51-VISIT.4', { place }),
  );
  const { choosing } = begin({ ...turn, actions: [action('pass', {})], refused: places });
  expect(option(choosing, 'visit').refused.map((deed) => deed.rule)).toEqual(['S51-VISIT.4']);
  const near = [...places, refused('visit valley', 'S51-VISIT.1', { place: 'valley', away: 1 })];
  const { choosing: nearer } = begin({ ...turn, actions: [action('pass', {})], refused: near });
  expect(option(nearer, 'visit').refused.map((deed) => deed.rule)).toEqual(['S51-VISIT.1']);
});

test('nobody is told that a card is not in hand who did not ask for it', () => {
  const far = [refused('conquer valley', 'S51-CONQUER.2', { card: 'valley', away: 1000 })];
  const { choosing } = begin({ ...turn, refused: [...(turn.refused ?? []), ...far] });
  expect(choosing.surprises.map((deed) => deed.text)).not.toContain('conquer valley');
  expect(nearest([...far, refused('conquer gun-shop', 'S51-ACTION.8', { card: 'gun-shop' })]).map((deed) => deed.rule)).toEqual([
    'S51-ACTION.8',
  ]);
});

test('where not all fit, what can be chosen comes first and is numbered so', () => {
  const { choosing } = begin(turn);
  choosing.possibleFirst = true;
  const legal = choosing.options.map((one) => one.legal);
  expect(legal.indexOf(false)).toBeGreaterThan(0);
  expect(legal.slice(legal.indexOf(false))).not.toContain(true);
  expect(choosing.options.map((one) => one.key).sort()).toEqual([...TURN].sort());
});

test('a second click on what is chosen changes nothing and does nothing', () => {
  const { choosing, done } = begin(turn);
  choosing.pick(option(choosing, 'pass'));
  choosing.pick(option(choosing, 'pass'));
  expect(choosing.selected?.text).toBe('pass');
  choosing.touch('theirs:old-depot');
  choosing.touch('theirs:old-depot');
  expect(choosing.selected?.text).toBe('visit old-depot');
  expect(done).toEqual([]);
  expect(choosing.back()).toBe(true);
  expect(choosing.back()).toBe(false);
});

test('what only opens the next question is done at once', () => {
  const { choosing, done } = begin({ ...turn, opens: ['visit'] });
  choosing.touch('theirs:old-depot');
  expect(done).toEqual(['visit old-depot']);
});

test('an answer that may be followed by others like it ends them, unless more are wanted', () => {
  const series = { ...turn, kind: 'support_with', closes: 'pass' };
  const { choosing, closed, done } = begin(series);
  choosing.pick(option(choosing, 'visit old-depot'));
  expect(choosing.continues).toBe(true);
  choosing.confirm();
  choosing.confirm(true);
  expect(done).toEqual(['visit old-depot', 'visit old-depot']);
  expect(closed).toEqual(['pass', null]);
  choosing.reset();
  choosing.pick(option(choosing, 'pass'));
  expect(choosing.continues).toBe(false);
});

test('what is chosen so far is said in words', () => {
  const { choosing } = begin(turn);
  expect(choosing.said).toEqual([]);
  choosing.pick(option(choosing, 'incorporate'));
  expect(choosing.said).toEqual(['incorporate']);
  choosing.reset();
  choosing.touch('hand:old-parking');
  expect(choosing.said).toEqual(['hand:old-parking']);
});

test('a game may ask in words of its own what is open after a kind of action, and call a choice by a shorter name', () => {
  const own = { ...game, which: (group: string) => (group === 'incorporate' ? 'Where to?' : null), title: () => 'Short (2)' };
  const choosing = new Choosing(
    () => own as unknown as Game,
    () => scene(),
    () => turn,
    () => undefined,
  );
  expect(choosing.question).toBe(null);
  choosing.pick(option(choosing, 'incorporate'));
  expect(choosing.question).toBe('Where to?');
  expect(choosing.titled(turn.actions[0] as Choice)).toBe('Short');
});
