import { apiOrigin } from './api-origin';
import type { BackEnd } from './session';

/** How long signing out waits for saves. */
const limitMs = 10_000;

const saves = new Map<string, Set<Promise<unknown>>>();

const savesAt = (apiBase: string): Set<Promise<unknown>> => {
  const origin = apiOrigin(apiBase);
  const ofOrigin = saves.get(origin) ?? new Set();
  saves.set(origin, ofOrigin);
  return ofOrigin;
};

/** Signing out waits for this save of what its user has entered. `save` never rejects. */
export function addPendingSave({ apiBase }: BackEnd, save: Promise<unknown>): void {
  const ofOrigin = savesAt(apiBase);
  ofOrigin.add(save);
  void save.then(() => ofOrigin.delete(save));
}

/** Resolves when the pending saves have ended, or after 10 s. */
export async function whenSaved({ apiBase }: BackEnd): Promise<void> {
  const ofOrigin = savesAt(apiBase);
  let isOver = false;
  const limit = new Promise<void>((resolve) => setTimeout(resolve, limitMs)).then(() => {
    isOver = true;
  });
  // Saves may be added meanwhile.
  while (ofOrigin.size > 0 && !isOver) await Promise.race([limit, Promise.all(ofOrigin)]);
}
