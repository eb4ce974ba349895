/** A page that stays open while a newer one is put on the server: its parts that were not wanted so far are not there any more. */

/** Whoever asks for such a part gets the newer page, at the same address; what is on the table is the server's anyway. */
export function follow(): void {
  addEventListener('vite:preloadError', () => void newer().then((found) => found && location.reload()));
}

async function newer(): Promise<boolean> {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src');
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
  return Boolean(script && answer?.ok && !(await answer.text()).includes(script));
}
