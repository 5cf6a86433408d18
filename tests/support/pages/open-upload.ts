import { openPrices } from './open-prices';
import { uploadPanel } from './upload.page';

/** Signs in, opens the price list and its upload dialog. */
export async function openUpload(...parameters: Parameters<typeof openPrices>) {
  const opened = await openPrices(...parameters);
  const upload = uploadPanel(opened.page);
  await upload.open();
  return { ...opened, upload };
}
