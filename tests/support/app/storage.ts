import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of the file a fresh local storage, which Node lacks. Returns its entries. */
export function stubLocalStorage(): () => Map<string, string> {
  let entries = new Map<string, string>();
  beforeEach(() => {
    entries = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, text: string) => void entries.set(key, text),
      removeItem: (key: string) => void entries.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  return () => entries;
}
