import { openPrices } from './open-prices';
import { uploadPanel } from './upload.page';

/** Signs in, opens the price list and its upload dialog. */
export async function openUpload(...parameters: Parameters<typeof openPrices>) {
  const opened = await openPrices(...parameters);
  const upload = uploadPanel(opened.page);
  await upload.open();
  return { ...opened, upload };
}

/** As `openUpload`, on a list to which the user has come from another page, so that Back leaves it. */
export async function openUploadAfterAnotherPage(...parameters: Parameters<typeof openPrices>) {
  const opened = await openPrices(...parameters);
  const { host, prices, page } = opened;
  const skus = await prices.skus();
  await host.tab('Quotes').click();
  await host.tab('Price List').click();
  await prices.grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
  const upload = uploadPanel(page);
  await upload.open();
  return { ...opened, upload, skus };
}
