import { clearSession } from './clear-session';
import { whenSaved } from './pending-saves';
import { type BackEnd, userGeneration } from './session';

/**
 * Signs out once the pending saves have ended, or after 10 s. Returns whether it did: not if it is no longer wanted by then, or if another
 * user has signed in meanwhile, in another tab.
 */
export async function signOutWhenSaved({ apiBase }: BackEnd, isWanted = (): boolean => true): Promise<boolean> {
  const generation = userGeneration(apiBase);
  await whenSaved({ apiBase });
  const mayEnd = isWanted() && userGeneration(apiBase) === generation;
  if (mayEnd) clearSession({ apiBase }, 'user');
  return mayEnd;
}
