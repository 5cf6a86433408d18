type StorageName = 'localStorage' | 'sessionStorage';

/** Returns `undefined` where there is no storage or it is blocked, which throws in some browsers. */
export function storageArea(area: StorageName): Storage | undefined {
  try {
    return globalThis[area];
  } catch {
    return undefined;
  }
}

export function readStored(area: StorageName, key: string): string | null {
  return storageArea(area)?.getItem(key) ?? null;
}

export function writeStored(area: StorageName, key: string, text: string): void {
  try {
    storageArea(area)?.setItem(key, text);
  } catch {
    // Blocked or full: callers keep their state in memory.
  }
}

export function removeStored(area: StorageName, key: string): void {
  storageArea(area)?.removeItem(key);
}

export function storedKeys(area: StorageName, prefix: string): readonly string[] {
  return Object.keys(storageArea(area) ?? {}).filter((key) => key.startsWith(prefix));
}
