/** Passkeys: asking the browser for what the server wants, and bringing back its answer. */
import { api } from './api';
import { t } from './i18n/words.svelte';
import type { Me, PasskeyLine } from './wire';

interface Parsing {
  parseCreationOptionsFromJSON?: (options: unknown) => PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON?: (options: unknown) => PublicKeyCredentialRequestOptions;
}

const parsing = globalThis.PublicKeyCredential as unknown as Parsing | undefined;

/** Whether a host is a number: passkeys belong to names. */
export const numbered = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

/** The page was reached by a number, so that no browser makes any. */
export const nameless = numbered(globalThis.location?.hostname ?? '');

/** Whether this browser can. */
export const able = !nameless && Boolean(parsing?.parseCreationOptionsFromJSON && parsing.parseRequestOptionsFromJSON);

/** Make a passkey on this device, for the password of the account. */
export async function makePasskey(password: string): Promise<PasskeyLine[]> {
  const { state, options } = await api.offerPasskey(password);
  const made = await asked(async () => {
    const publicKey = parsing?.parseCreationOptionsFromJSON?.(options);
    return publicKey ? navigator.credentials.create({ publicKey }) : null;
  });
  return api.addPasskey({ state, credential: answer(made) });
}

/** Log in by a passkey. */
export async function usePasskey(): Promise<Me> {
  const { state, options } = await api.askPasskey();
  const found = await asked(async () => {
    const publicKey = parsing?.parseRequestOptionsFromJSON?.(options);
    return publicKey ? navigator.credentials.get({ publicKey }) : null;
  });
  return api.loginByPasskey({ state, credential: answer(found) });
}

/** What the browser gives; whoever thought better of it, or was too slow, is told no more than that. */
async function asked(what: () => Promise<Credential | null>): Promise<Credential> {
  const found = await what().catch((refusal: Error) => {
    throw new Error(
      refusal.name === 'NotAllowedError' ? t('web-passkey-ended') : t('web-passkey-refused', { why: refusal.message }),
    );
  });
  if (!found) throw new Error(t('web-passkey-ended'));
  return found;
}

function answer(credential: Credential): Record<string, unknown> {
  return (credential as unknown as { toJSON: () => Record<string, unknown> }).toJSON();
}
