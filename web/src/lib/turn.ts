/** My turn, in a page that is open: a short sound, if it is wanted, and another icon on the tab. */
import calm from '../icon.svg?url';
import called from '../icon-turn.svg?url';

/** Two soft strokes of a bell. Browsers allow a sound only after somebody has done something on the page. */
export function ring(): void {
  const sound = new AudioContext();
  for (const [number, pitch] of [660, 880].entries()) {
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    const begins = sound.currentTime + number * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, begins);
    volume.gain.exponentialRampToValueAtTime(0.16, begins + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begins + 0.5);
    tone.connect(volume).connect(sound.destination);
    tone.start(begins);
    tone.stop(begins + 0.55);
    if (number === 1) tone.onended = () => void sound.close();
  }
  document.documentElement.dataset['rang'] = String(Number(document.documentElement.dataset['rang'] ?? 0) + 1);
}

export function mark(waits: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = waits ? called : calm;
  if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted;
}
