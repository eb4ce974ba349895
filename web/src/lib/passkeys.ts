/** Passkeys: asking the browser for what the server wants, and bringing back its answer. */
import { api } from './api';
import type { Me, PasskeyLine } from './wire';

interface Parsing {
  parseCreationOptionsFromJSON?: (options: unknown) => PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON?: (options: unknown) => PublicKeyCredentialRequestOptions;
}

const parsing = globalThis.PublicKeyCredential as unknown as Parsing | undefined;

/** Whether this browser can. */
export const able = Boolean(parsing?.parseCreationOptionsFromJSON && parsing.parseRequestOptionsFromJSON);

/** Make a passkey on this device, for the password of the account; null: its owner thought better of it. */
export async function makePasskey(password: string): Promise<PasskeyLine[] | null> {
  const { state, options } = await api.offerPasskey(password);
  const publicKey = parsing?.parseCreationOptionsFromJSON?.(options);
  const made = publicKey ? await navigator.credentials.create({ publicKey }).catch(() => null) : null;
  return made && api.addPasskey({ state, credential: answer(made) });
}

/** Log in by a passkey; null: its owner thought better of it. */
export async function usePasskey(): Promise<Me | null> {
  const { state, options } = await api.askPasskey();
  const publicKey = parsing?.parseRequestOptionsFromJSON?.(options);
  const found = publicKey ? await navigator.credentials.get({ publicKey }).catch(() => null) : null;
  return found && api.loginByPasskey({ state, credential: answer(found) });
}

function answer(credential: Credential): Record<string, unknown> {
  return (credential as unknown as { toJSON: () => Record<string, unknown> }).toJSON();
}
