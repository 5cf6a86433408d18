import { original } from './define-messages';

/** The English texts of a group, from which another group can be made. */
export function inEnglish<T extends object>(messages: T): T {
  // SAFETY: the original has the type of what is made from it.
  return (Reflect.get(messages, original) as T | undefined) ?? messages;
}
