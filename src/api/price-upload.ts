import { sheetUpload } from './sheet-upload';

/** The calls with which a sheet of prices comes in. */
export const priceUpload = sheetUpload({
  send: 'api/price/uploadPrice',
  confirm: 'api/price/confirmChanges',
});
