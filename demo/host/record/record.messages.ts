import { type Catalogues, loadTexts } from '../load-texts';
import { texts as english, type RecordMessages } from './texts/en';

/** The texts of the record's page, in its language once `loadRecordMessages` is done. */
export const recordMessages: RecordMessages = { ...english };

const catalogues: Catalogues<RecordMessages> = {
  ar: () => import('./texts/ar'),
  de: () => import('./texts/de'),
  es: () => import('./texts/es'),
  fr: () => import('./texts/fr'),
  zh: () => import('./texts/zh'),
};

export const loadRecordMessages = (tag: string): Promise<void> => loadTexts(recordMessages, catalogues, tag);
