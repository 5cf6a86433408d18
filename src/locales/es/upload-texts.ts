import type { PartTexts } from '../catalogue';
import { preview } from './preview';
import { reviews } from './review';
import { sheetFailure } from './sheet-failures';
import { template } from './templates';
import { uploads } from './upload-review';

export const uploadTexts: PartTexts['uploads'] = {
  ...preview,
  ...reviews,
  sheetFailure,
  template,
  ...uploads,
};
