import { defineMessages } from '../../texts/define-messages';
import { counted } from '../../ui/counted';

const count = (value: number) => value.toLocaleString('en');

export const missingMessages = defineMessages('missing', {
  link: 'Not in this list',
  title: 'Articles that are not in this list',
  loading: 'Reading the stored prices',
  failed: (reason: string) => `The stored prices could not be read. ${reason}`,
  counts: (missing: number, priced: number, file: string) =>
    missing === 0
      ? `Every article with prices is in ${file}: ${count(priced)}.`
      : `${count(missing)} of ${counted(priced, 'article', 'articles')} with prices ${missing === 1 ? 'is' : 'are'} not in ${file}.`,
  note: 'Rows that are left out count as in the list. Nothing is changed unless you choose it.',
  group: 'Group',
  allGroups: (missing: number) => `All groups (${count(missing)})`,
  groupOrTemplate: 'Group or template',
  templateOption: (name: string, missing: number) => `Earlier lists of template ${name} (${count(missing)})`,
  templateEmpty: (name: string) =>
    `Template ${name} remembers the articles of the lists that are sent with it. This is the first one.`,
  templateFull: (name: string) =>
    `The lists of template ${name} have more articles than this browser can remember, so they cannot be shown here.`,
  templateFailed: (name: string, why: string) => `The articles of template ${name} could not be read. ${why}`,
  groupOption: (name: string, missing: number) => `${name || '(no group)'} (${count(missing)})`,
  first: (keys: readonly string[], more: number) => `${keys.join(', ')}${more > 0 ? ` and ${count(more)} more` : ''}`,
  download: (articles: number) => `Download ${counted(articles, 'article', 'articles')}`,
  fileName: (name: string) => `${name} not in this list.xlsx`,
  notSaved: 'The list could not be saved.',
  close: 'Close',
  changePrices: 'Change prices…',
  inactive: {
    open: 'Set Inactive…',
    title: 'Set articles Inactive',
    loading: 'Reading the status of the products',
    failed: (reason: string) => `The status of the products could not be read. ${reason}`,
    question: (articles: number) =>
      `Set ${counted(articles, 'article', 'articles')} to Inactive? Customers no longer see ${articles === 1 ? 'it' : 'them'} where the server hides inactive articles. The prices stay stored.`,
    already: (articles: number) => `Inactive already, and not counted: ${count(articles)}.`,
    unknown: (keys: string) => `Not among the products, and left as they are: ${keys}.`,
    cancel: 'Cancel',
    confirm: (articles: number) => `Set ${counted(articles, 'article', 'articles')} Inactive`,
    done: {
      set: (articles: number) => `${counted(articles, 'article is', 'articles are')} Inactive now.`,
      undone: (articles: number) =>
        `${counted(articles, 'article has its', 'articles have their')} former status again.`,
    },
    undo: 'Undo',
    notDone: (articles: number) => `${counted(articles, 'article was', 'articles were')} not changed`,
    which: 'Which ones',
    names: {
      set: (name: string) => `${name} not in this list, set Inactive`,
      undone: (name: string) => `${name} not in this list, Inactive undone`,
    },
    stoppedByPage: 'The page stopped it. Nothing was changed.',
    lookAgain: 'It is not known whether the status was changed. Set them Inactive again: their status is read first.',
    changesMore: 'The server would change more than the status.',
  },
});
