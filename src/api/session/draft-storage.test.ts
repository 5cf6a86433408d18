import { afterEach, expect, test, vi } from 'vitest';
import { draftKey, takeOverDrafts } from './draft-storage';

/** A storage with these entries, which rejects further ones if it is full. */
function stubStorage(area: 'localStorage' | 'sessionStorage', entries: Record<string, string>, isFull = false) {
  const storage = Object.defineProperties(entries, {
    getItem: { value: (key: string) => entries[key] ?? null },
    setItem: {
      value(key: string, text: string) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        entries[key] = text;
      },
    },
    removeItem: { value: (key: string) => Reflect.deleteProperty(entries, key) },
  });
  vi.stubGlobal(area, storage);
  return entries;
}

afterEach(() => vi.unstubAllGlobals());

test.each([false, true])(
  'a draft of a closed window is in one storage, whether the other is full or not: %s',
  {
    tags: 'NC145',
  },
  (isFull) => {
    const origin = 'https://api.example';
    const key = draftKey(origin, 'anna', 'prices', '1');
    const local = stubStorage('localStorage', { [key]: 'typed' });
    const session = stubStorage('sessionStorage', {}, isFull);
    takeOverDrafts(origin, 'anna');
    expect([{ ...local }, { ...session }]).toEqual(isFull ? [{ [key]: 'typed' }, {}] : [{}, { [key]: 'typed' }]);
  },
);
