/** Ending notices of a kind, as whoever has the token of a letter or a notice may: what is said when it is done. */
import { api } from './api';
import { t } from './i18n/words.svelte';

export async function stopped(token: string): Promise<string> {
  const { kind, way } = await api.stop(token);
  return t('web-letter-stop', { kind: t(`web-calls-kind-${kind}`), way: t(`web-calls-way-${way}`) });
}
