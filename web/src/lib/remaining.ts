/** What is left of somebody's time, as a clock shows it: days and hours, or hours, minutes and seconds. */
import { t } from './i18n/words.svelte';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function remaining(left: number): string {
  if (left >= 2 * DAY) return t('web-clock-days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  return hands(left);
}

/** 26:05:09, 5:09. */
export function hands(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, place) => (place ? String(part).padStart(2, '0') : String(part))).join(':');
}
