import { expect, test } from 'vitest';
import { changed } from '../src/lib/changes';

test('a value in brackets is there now, empty brackets take away, an object goes inside', () => {
  const old = { a: 1, b: { c: [1, 2], d: 'x' }, e: null };
  expect(changed(old, { a: [2], b: { c: { 1: [5], 2: [6] } }, e: [] })).toEqual({ a: 2, b: { c: [1, 5, 6], d: 'x' } });
});

test('a list or an object may take the place of anything', () => {
  expect(changed({ a: 1 }, { a: [[]], b: [{ c: [] }] })).toEqual({ a: [], b: { c: [] } });
  expect(changed({ a: [1, 2] }, { a: [null] })).toEqual({ a: null });
});

test('what has not changed stays the same object, and what there was is not touched', () => {
  const old = { a: { b: 1 }, c: { d: 1 } };
  const made = changed(old, { c: { d: [2] } });
  expect(made.a).toBe(old.a);
  expect(old.c.d).toBe(1);
});
