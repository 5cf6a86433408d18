import type { Registration } from '../../api/resources/register';
import { onUserChange } from '../../api/session/session';

const emptyRegistration: Registration = { name: '', email: '', phone: '', company: '', password: '' };

/** What was typed and not sent, by back end. In memory, until somebody signs in. */
const kept = new Map<string, Registration>();
const watched = new Set<string>();

export const loadKeptRegistration = (apiBase: string): Registration => kept.get(apiBase) ?? emptyRegistration;

/** Keeps what was typed into the registration while the page shows something else, except the password. */
export function keepRegistration(apiBase: string, typed: Registration): void {
  kept.set(apiBase, { ...typed, password: '' });
  if (watched.has(apiBase)) return;
  watched.add(apiBase);
  onUserChange(apiBase, () => forgetRegistration(apiBase));
}

export const forgetRegistration = (apiBase: string): void => void kept.delete(apiBase);
