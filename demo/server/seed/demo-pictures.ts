import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database';
import type { Family, Variant } from './demo-families';
import { paletteOf, size } from './pictures/drawing';
import { indexedPng, type Rgb } from './pictures/indexed-png';
import { type Look, looks } from './pictures/looks';

export type PictureOf = (look: Look | undefined, colour: Variant) => string;

/** The colours of the demo's products, by the code of the variant. */
const tints: Readonly<Record<string, Rgb>> = {
  ALU: [176, 180, 186],
  ANT: [72, 76, 82],
  BGE: [214, 196, 164],
  BLK: [52, 54, 58],
  BLU: [44, 98, 190],
  BRS: [186, 150, 76],
  FUL: [196, 58, 84],
  GRN: [38, 132, 84],
  GRY: [138, 143, 150],
  MAP: [222, 186, 138],
  NAT: [226, 220, 204],
  OAK: [178, 132, 84],
  ONE: [38, 74, 140],
  ORG: [226, 122, 36],
  PUR: [112, 74, 150],
  RED: [196, 48, 48],
  SND: [206, 176, 130],
  SST: [156, 162, 170],
  TER: [184, 92, 62],
  TGR: [46, 102, 76],
  USB: [40, 84, 144],
  WHT: [236, 236, 232],
  YEL: [240, 196, 40],
};

const drawn = new Map<Look, ReturnType<typeof indexedPng>>();

/** The PNG of a look in a colour. */
function drawPicture(look: Look, tint: Rgb): Uint8Array {
  const toPng = drawn.get(look) ?? indexedPng(looks[look]().pixels, size);
  drawn.set(look, toPng);
  return toPng(paletteOf(tint));
}

/** Stores a picture for each look and colour of the families. Returns a function that returns the URL of a product's picture. */
export async function addDemoPictures(trx: Database, families: readonly Family[]): Promise<PictureOf> {
  const files = new Map<string, { readonly id: string; readonly type: 'image/png'; readonly bytes: Uint8Array }>();
  for (const { look, colours } of families) {
    for (const { code } of colours) {
      const tint = tints[code];
      if (look === undefined || tint === undefined || files.has(look + code)) continue;
      const id = randomBytes(16).toString('base64url');
      files.set(look + code, { id, type: 'image/png', bytes: drawPicture(look, tint) });
    }
  }
  const created_at = new Date();
  await trx
    .insertInto('file')
    .values([...files.values()].map((file) => ({ ...file, created_at })))
    .execute();
  return (look, { code }) => {
    const file = look && files.get(look + code);
    // Without host and port, which may differ at each start.
    return file ? `/api/file/${file.id}` : '';
  };
}
