import type { Catalogue, Language } from '../catalogue';
import { accounts } from './accounts';
import { bulk } from './bulk';
import { common } from './common';
import { priceHistory } from './history';
import { lists } from './lists';
import { preview } from './preview';
import { prices } from './prices';
import { reviews } from './review';
import { rules } from './rules';
import { serverErrors } from './server-errors';
import { uploads } from './upload-review';

const catalogue: Catalogue = {
  ...accounts,
  ...bulk,
  ...common,
  ...lists,
  ...preview,
  ...priceHistory,
  ...prices,
  ...reviews,
  ...rules,
  ...serverErrors,
  ...uploads,
};

/** German. */
export const language: Language = { catalogue, notation: { locale: 'de', decimal: ',', group: '.' } };
