import { type Catalogues, loadTexts } from './load-texts';
import { texts as english, type HostMessages } from './texts/en';

/** The texts of the page, in its language once `loadHostMessages` is done. */
export const hostMessages: HostMessages = { ...english };

const catalogues: Catalogues<HostMessages> = {
  ar: () => import('./texts/ar'),
  de: () => import('./texts/de'),
  es: () => import('./texts/es'),
  fr: () => import('./texts/fr'),
  zh: () => import('./texts/zh'),
};

export const loadHostMessages = (tag: string): Promise<void> => loadTexts(hostMessages, catalogues, tag);
