import { expect, test } from 'vitest';
import { vacancies } from '../src/lib/people';
import type { TableSeat } from '../src/lib/wire';

const seat = (number: number, kind: string, invited: string | null = null, bot: string | null = null): TableSeat => ({
  seat: number,
  name: '',
  kind,
  bot,
  left: null,
  invited,
});
const KEPT = [seat(0, 'human'), seat(1, 'open', 'Ben')];

test('a seat kept for somebody is free for nobody else', () => {
  expect(vacancies(KEPT, 'Carla')).toEqual({ free: false, yours: false, kept: ['Ben'] });
  expect(vacancies(KEPT, 'Ben')).toEqual({ free: true, yours: true, kept: [] });
});

test('beside a kept seat another may be free, and one a bot has taken is not', () => {
  expect(vacancies([...KEPT, seat(2, 'open')], 'Carla')).toEqual({ free: true, yours: false, kept: ['Ben'] });
  expect(vacancies([seat(0, 'human'), seat(1, 'open', null, 'expert')], 'Carla').free).toBe(false);
});
