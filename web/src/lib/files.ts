/** Giving things to the person outside the page: a file, or a text on the clipboard. */

export function download(name: string, data: unknown): void {
  save(name, JSON.stringify(data, null, 1), 'application/json');
}

export function save(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Whether what a file holds could be a saved game; what is wrong inside of one the server tells. */
export function isRecord(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'game' in data;
}

/** False where the browser does not allow it; then the text must be shown. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
