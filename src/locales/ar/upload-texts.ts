import type { PartTexts } from '../catalogue';
import { preview } from './preview';
import { priceUnits } from './price-units';
import { reviews } from './review';
import { sheetFailure } from './sheet-failures';
import { template } from './templates';
import { uploads } from './upload-review';

export const uploadTexts: PartTexts['uploads'] = {
  ...preview,
  ...reviews,
  priceUnits,
  sheetFailure,
  template,
  ...uploads,
};
