import type { FileColumn, OpenedFile } from '../../machines/reading.types';
import { normalizeColumnName } from '../../sheet/columns';
import { columnsOf, type UploadShape } from '../upload-shape';

/** Stands for a column of costs in the choice of what a column stands for. */
export const costChoice = 'pricebook-cost';

/** Whether prices may follow from costs: the upload has prices, and the file is no price list in our own format. */
export function canHaveCosts({ firstRows }: OpenedFile, header: number, shape: UploadShape): boolean {
  const names = new Set(
    columnsOf(shape)
      .filter(({ content }) => content === 'price')
      .flatMap(({ key, label }) => [key, label].map(normalizeColumnName)),
  );
  const cells = firstRows[header]?.cells ?? [];
  return names.size > 0 && !cells.some((cell) => names.has(normalizeColumnName(cell)));
}

const costWords =
  /\b(?:costs?|net|dealer|trade|einkauf\w*|ek|netto\w*|h[äa]ndler\w*|achat|costo|coste|kosten|inkoop\w*|zakup\w*|закуп\w*|price|prices|preise?|prix|precio|prezzo|prijs|цен[аы]|cena|ceny|msrp|rrp|list)/iu;

/** Whether the name of an unused column suggests costs, so that they are offered. */
export const suggestsCosts = ({ name, key, samples }: Pick<FileColumn, 'name' | 'key' | 'samples'>): boolean =>
  key === undefined && costWords.test(name) && samples.some((sample) => /\d/.test(sample));
