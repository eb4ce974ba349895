/** Whether a seed is the one promised before the game. */
export async function keeps(seed: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null; // the browser offers it only on secure pages
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`ratusz seed: ${seed}`));
  const text = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return text === commitment;
}
