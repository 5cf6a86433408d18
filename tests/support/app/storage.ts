import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of the file a fresh storage, which Node lacks. Returns its entries. */
function stubStorage(area: 'localStorage' | 'sessionStorage'): () => Map<string, string> {
  let entries = new Map<string, string>();
  beforeEach(() => {
    entries = new Map();
    vi.stubGlobal(area, {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, text: string) => void entries.set(key, text),
      removeItem: (key: string) => void entries.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  return () => entries;
}

export const stubLocalStorage = () => stubStorage('localStorage');

export const stubSessionStorage = () => stubStorage('sessionStorage');
