/** Words are never cut: where they are too long for their place, something gives way, one step after the other, as the styles of the place say.
 * `[data-tight~='1']` is the first step, and stays when the second is taken. */
import type { Attachment } from 'svelte/attachments';

const steps = new Map<HTMLElement, number>(); // how many each place has
const crowded = new Set<HTMLElement>(); // those to look at before the next picture
let planned = false;

const sizes = new ResizeObserver((changes) => {
  for (const { target } of changes) crowded.add(target as HTMLElement);
  fit();
});

function plan(place: HTMLElement): void {
  crowded.add(place);
  if (planned) return;
  planned = true;
  requestAnimationFrame(fit);
}

const INK = 4; // pixels by which the letters of a font may be taller than their line
const overflows = (place: HTMLElement): boolean =>
  place.scrollHeight > place.clientHeight + INK || place.scrollWidth > place.clientWidth + 1;

/** All places in need take their next step together and are then measured together, so that the page is laid out once for each step and not for
 * each place; those that fit are measured again, as what another place takes may have been theirs. */
function fit(): void {
  planned = false;
  const taken = new Map([...crowded].filter((place) => steps.has(place)).map((place) => [place, 0]));
  crowded.clear();
  for (const place of taken.keys()) delete place.dataset['tight'];
  for (;;) {
    const left = [...taken].filter(([place, step]) => step < (steps.get(place) ?? 0) && overflows(place));
    if (!left.length) return;
    for (const [place, step] of left) {
      place.dataset['tight'] = `${place.dataset['tight'] ?? ''} ${step + 1}`.trim();
      taken.set(place, step + 1);
    }
  }
}

/** Other letters, or styles for another window, change what fits also where the place keeps its size. */
const all = (): void => steps.forEach((_, place) => plan(place));
document.fonts.addEventListener('loadingdone', all);
addEventListener('resize', all);

/** An attachment: fit what is in this place, in so many steps. */
export function fitting(most: number): Attachment<HTMLElement> {
  return (place) => {
    steps.set(place, most);
    const words = new MutationObserver(() => plan(place));
    words.observe(place, { subtree: true, childList: true, characterData: true });
    sizes.observe(place);
    return () => {
      steps.delete(place);
      words.disconnect();
      sizes.unobserve(place);
    };
  };
}
