/** How long ago something was, in words of the page's language. */
export function ago(at: number, now = Date.now()): string {
  const minutes = Math.round((at - now) / 60_000);
  const words = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' });
  if (minutes > -60) return words.format(minutes, 'minute');
  if (minutes > -1440) return words.format(Math.round(minutes / 60), 'hour');
  return words.format(Math.round(minutes / 1440), 'day');
}
