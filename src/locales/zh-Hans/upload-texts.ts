import type { PartTexts } from '../catalogue';
import { changePrices } from './change-prices';
import { preview } from './preview';
import { reviews } from './review';
import { rules } from './rules';
import { sheetFailure } from './sheet-failures';
import { uploads } from './upload-review';

export const uploadTexts: PartTexts['uploads'] = {
  changePrices,
  ...preview,
  ...reviews,
  ...rules,
  sheetFailure,
  ...uploads,
};
