/** Fallback until the page is left, if the browser's storage is full or forbidden. */
const instead = new Map<string, string | null>();

/** Small values kept in this browser. */
export function recall(key: string): string | null {
  const value = instead.get(key);
  if (value !== undefined) return value;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null) {
  instead.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    instead.set(key, value);
  }
}
