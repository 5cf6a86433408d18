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

/** Returns whether the text is stored; it is not where storage is blocked or full. Callers then keep their state in memory. */
export function writeStored(area: StorageName, key: string, text: string): boolean {
  try {
    const storage = storageArea(area);
    storage?.setItem(key, text);
    return storage !== undefined;
  } catch {
    return false;
  }
}

export function removeStored(area: StorageName, key: string): void {
  storageArea(area)?.removeItem(key);
}

export function storedKeys(area: StorageName, prefix: string): readonly string[] {
  return Object.keys(storageArea(area) ?? {}).filter((key) => key.startsWith(prefix));
}
