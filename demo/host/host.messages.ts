import { texts as english, type HostMessages } from './texts/en';

/** The texts of the page, in its language once `loadHostMessages` is done. */
export const hostMessages: HostMessages = { ...english };

const languages: Readonly<Record<string, () => Promise<{ readonly texts: HostMessages }>>> = {
  ar: () => import('./texts/ar'),
  de: () => import('./texts/de'),
  es: () => import('./texts/es'),
  fr: () => import('./texts/fr'),
  zh: () => import('./texts/zh'),
};

/** Loads the texts of a language; they stay English where it has none, or they do not load. */
export async function loadHostMessages(tag: string): Promise<void> {
  const [primary = ''] = tag.toLowerCase().split('-');
  const load = Object.hasOwn(languages, primary) ? languages[primary] : undefined;
  const loaded = await load?.().catch(() => undefined);
  if (loaded) Object.assign(hostMessages, loaded.texts);
}
