import { defineMessages } from '../../texts/define-messages';
import { counted } from '../../ui/counted';

const count = (value: number) => value.toLocaleString('en');

export const missingMessages = defineMessages('missing', {
  link: 'Not in this list',
  title: 'Articles that are not in this list',
  loading: 'Reading the stored prices',
  failed: (reason: string) => `The stored prices could not be read. ${reason}`,
  tryAgain: 'Try again',
  counts: (missing: number, priced: number, file: string) =>
    missing === 0
      ? `Every article with prices is in ${file}: ${count(priced)}.`
      : `${count(missing)} of ${counted(priced, 'article', 'articles')} with prices ${missing === 1 ? 'is' : 'are'} not in ${file}.`,
  note: 'Rows that are left out count as in the list. Nothing is changed here: the articles keep their prices and status.',
  group: 'Group',
  allGroups: (missing: number) => `All groups (${count(missing)})`,
  groupOption: (name: string, missing: number) => `${name || '(no group)'} (${count(missing)})`,
  first: (keys: readonly string[], more: number) => `${keys.join(', ')}${more > 0 ? ` and ${count(more)} more` : ''}`,
  download: (articles: number) => `Download ${counted(articles, 'article', 'articles')}`,
  header: { group: 'Group name' },
  fileName: (name: string) => `${name} not in this list.xlsx`,
  notSaved: 'The list could not be saved.',
  close: 'Close',
});
