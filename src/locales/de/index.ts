import type { FirstTexts, Language } from '../catalogue';
import { regionalNotation } from '../regional-notation';
import { accounts } from './accounts';
import { block } from './block';
import { common } from './common';
import { fields } from './fields';
import { flag } from './flag';
import { lists } from './lists';
import { prices } from './prices';

const first: FirstTexts = { ...accounts, block, ...common, ...fields, flag, ...lists, ...prices };

/** German. */
export const language: Language = {
  first,
  importTranslator: () => import('./server-errors'),
  importPart: {
    uploads: async () => (await import('./upload-texts')).uploadTexts,
    rules: async () => (await import('./rule-texts')).ruleTexts,
    history: async () => (await import('./history-texts')).historyTexts,
  },
  notationFor: (tag) => regionalNotation(tag, { locale: 'de', decimal: ',', group: '.' }),
};
