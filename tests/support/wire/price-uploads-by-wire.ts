import type { App } from '../app/app';

interface Pair {
  readonly existingData: unknown;
  readonly newData: unknown;
}

/** Uploads a sheet of SKUs and SP_AUD_01 and confirms its changes by calls of the API. Returns the upload's ID. */
export async function uploadPrices(
  app: App,
  token: string,
  fileName: string,
  rows: readonly (readonly [sku: string, price: string])[],
): Promise<number> {
  const lines = ['MAIN_SKU,SP_AUD_01', ...rows.map((row) => row.join(','))];
  const form = new FormData();
  form.set('file', new File([lines.join('\n')], fileName));
  const response = await fetch(`${app.url}/api/price/uploadPrice`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  // SAFETY: the server in this process answers so; a test that reads something else fails.
  const { data, message } = (await response.json()) as {
    readonly data: { readonly duplicateData: readonly Pair[] };
    readonly message: string;
  };
  if (!response.ok) throw new Error(`uploadPrice: ${response.status} ${message}`);
  if (data.duplicateData.length > 0)
    await app.call('POST', 'price/confirmChanges', token, { confirmedDuplicates: data.duplicateData });
  const uploads = await app.call<{ readonly items: readonly { readonly ID: number }[] }>(
    'GET',
    'price/getPriceUploads?itemsPerPage=10',
    token,
  );
  return uploads.items[0]?.ID ?? 0;
}
