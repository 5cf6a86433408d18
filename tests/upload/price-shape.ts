import type { UploadShape } from '../../src/upload/upload-shape';

const price = (key: string) => ({ key, label: key, name: key, content: 'price', width: 88 }) as const;

/** A shape of two prices in Australian dollars and one in US dollars, for tests. */
export const priceShape: UploadShape = {
  name: 'test',
  keyColumn: { key: 'MAIN_SKU', label: 'Main SKU', name: 'Main SKU', content: 'key', width: 152 },
  groups: [
    { name: 'AUD', note: '', className: '', columns: [price('SP_AUD_01'), price('SP_AUD_02')] },
    { name: 'USD', note: '', className: '', columns: [price('SP_USD_01')] },
  ],
};
