/** The time bots give people to bargain before they decide. */
import { t } from './i18n/words.svelte';

export const bargainLimit = (seconds: number): string =>
  t('web-bargain-limit', { seconds, minutes: seconds % 60 ? 0 : seconds / 60 });
