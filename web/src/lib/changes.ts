/** A state made of the one before and what has changed since: `[value]` is there now, `[]` is gone, an object goes inside. */
export type Change = unknown[] | { [key: string]: Change };

/** What is not touched stays the very same object, so that nothing is drawn anew that looks as before. */
export function changed<T>(old: T, change: Change): T {
  if (Array.isArray(change)) return change[0] as T;
  if (Array.isArray(old)) {
    const items: unknown[] = [...(old as unknown[])];
    for (const [at, inside] of Object.entries(change)) items[Number(at)] = changed(items[Number(at)], inside);
    return items as T;
  }
  const fields = { ...(old as Record<string, unknown>) };
  for (const [key, inside] of Object.entries(change)) {
    if (Array.isArray(inside) && inside.length === 0) delete fields[key];
    else fields[key] = changed(fields[key], inside);
  }
  return fields as T;
}
