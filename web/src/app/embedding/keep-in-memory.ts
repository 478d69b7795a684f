/** A browser that refuses a frame its session storage, as it may inside another site, gets one that lasts as long as the page. */
export function keepInMemory(): void {
  if (isKept()) return;
  const kept = new Map<string, string>();
  Object.defineProperty(window, 'sessionStorage', {
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      key: (at: number) => [...kept.keys()][at] ?? null,
      clear: () => kept.clear(),
      get length() {
        return kept.size;
      },
    },
  });
}

function isKept(): boolean {
  try {
    return window.sessionStorage.length >= 0;
  } catch {
    return false;
  }
}
