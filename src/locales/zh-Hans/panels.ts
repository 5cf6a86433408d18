import type { PanelTexts } from '../catalogue';
import { changePrices } from './change-prices';
import { priceHistory } from './history';
import { preview } from './preview';
import { reviews } from './review';
import { rules } from './rules';
import { sheetFailure } from './sheet-failures';
import { uploads } from './upload-review';

export const panels: PanelTexts = {
  changePrices,
  ...preview,
  ...priceHistory,
  ...reviews,
  ...rules,
  sheetFailure,
  ...uploads,
};
