import { sheetUpload } from './sheet-upload';

/** The calls with which a sheet of products comes in. */
export const productUpload = sheetUpload({
  send: 'api/product/uploadProduct',
  confirm: 'api/product/confirmChanges',
});
