/** Which shortcut a key means, if any: none while somebody writes, and none where the key has a meaning of its own. */

const LETTERS: Record<string, string> = {
  u: 'undo',
  h: 'hint',
  '?': 'why',
  '/': 'rules',
  e: 'enlarge',
  s: 'skip',
  '0': 'more',
  Escape: 'back',
};

export interface Pressed {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  code?: string;
  repeat?: boolean;
  defaultPrevented?: boolean;
  target: EventTarget | null;
}

export function shortcut(event: Pressed): string | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  if (event.defaultPrevented) return null; // something on top has taken it, and may be gone by now
  const target = event.target as { closest?: (selector: string) => unknown } | null;
  const inside = (selector: string) => Boolean(target?.closest?.(selector));
  if (event.key === 'Escape') return 'back';
  if (inside('input, textarea, select, [contenteditable]')) return null;
  if (/^[1-9]$/.test(event.key)) return `number${event.key}`;
  if (event.key === 'Enter') {
    if (inside('[data-choice][aria-pressed=true]')) return event.repeat ? 'nothing' : 'confirm';
    return inside('button, a, [role=button], summary, [role=tab]') ? null : 'confirm';
  }
  return LETTERS[event.key] ?? LETTERS[latin(event)] ?? null;
}

/** On a Cyrillic keyboard the letters lie at the same places. */
function latin(event: Pressed): string {
  const found = /^Key([A-Z])$/.exec(event.code ?? '');
  return found?.[1]?.toLowerCase() ?? event.key.toLowerCase();
}
