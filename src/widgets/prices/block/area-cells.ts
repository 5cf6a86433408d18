import { type CommaMeaning, isCommaUnclear } from '../../../texts/comma-meaning';
import type { CellArea } from '../../../ui/table/cell-editing';
import { type PriceKey, priceKeys } from '../../../wire/price-levels';
import { pastedNumberText, readPasted } from '../in-place/pasted-text';
import type { ShownRecord } from '../in-place/shown-record';
import { blockMessages as messages } from './block.messages';
import type { BlockRequest, CellText, RefusedCell } from './block.types';

type Paste = Extract<BlockRequest, { readonly kind: 'paste' }>;

export interface BlockCells {
  readonly cells: readonly CellText[];
  readonly refused: readonly RefusedCell[];
  /** Texts beyond the last row or column of the page. */
  readonly outside: number;
}

const keysOfPrices: ReadonlySet<string> = new Set(priceKeys);

const isPriceKey = (key: string | undefined): key is PriceKey => key !== undefined && keysOfPrices.has(key);

/** The clipboard's texts by cell: repeated in an area that they fit several times, else once from its first cell. */
function* textsByCell({ texts, area }: Paste): Generator<{ row: number; key: string | undefined; text: string }> {
  const { top, bottom, left, right, keys } = area;
  const height = texts.length;
  const width = texts[0]?.length ?? 0;
  const fitsWholeTimes = (bottom - top + 1) % height === 0 && (right - left + 1) % width === 0;
  const rows = fitsWholeTimes ? bottom - top + 1 : height;
  const columns = fitsWholeTimes ? right - left + 1 : width;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      yield { row: top + row, key: keys[left + column], text: texts[row % height]?.[column % width] ?? '' };
}

/** Pasted numbers whose comma may stand before decimals or between thousands, which only the user knows. */
export const textsWithUnclearComma = (paste: Paste): readonly string[] =>
  [...textsByCell(paste)].flatMap(({ key, text }) => {
    const price = isPriceKey(key) ? pastedNumberText(text, key) : '';
    return isCommaUnclear(price) ? [price] : [];
  });

/**
 * The cells that are pasted into. A row whose pasted Main SKU is another one is refused, because its prices belong to a different
 * product; texts in other columns are ignored.
 */
export function pastedCells(paste: Paste, comma: CommaMeaning | undefined): BlockCells {
  const cells: (CellText & { readonly row: number })[] = [];
  const foreignSkus = new Map<number, string>();
  let outside = 0;
  for (const { row, key, text } of textsByCell(paste)) {
    const record = paste.rows[row];
    if (record === undefined || key === undefined) outside++;
    else if (key === 'MAIN_SKU' && text.trim() !== record.MAIN_SKU) foreignSkus.set(row, text.trim());
    else if (isPriceKey(key)) cells.push({ row, record, key, text: readPasted(text, key, comma) });
  }
  return {
    cells: cells.flatMap(({ row, ...cell }) => (foreignSkus.has(row) ? [] : [cell])),
    refused: [...foreignSkus].map(([row, text]) => ({
      sku: paste.rows[row]?.MAIN_SKU ?? '',
      key: undefined,
      text,
      reason: messages.otherSku(text),
    })),
    outside,
  };
}

const priceKeysIn = ({ left, right, keys }: CellArea): readonly PriceKey[] =>
  keys.slice(left, right + 1).filter(isPriceKey);

const rowsIn = ({ top, bottom }: CellArea, rows: readonly ShownRecord[]) => rows.slice(top, bottom + 1);

export const clearedCells = (area: CellArea, rows: readonly ShownRecord[]): readonly CellText[] =>
  rowsIn(area, rows).flatMap((record) => priceKeysIn(area).map((key) => ({ record, key, text: '' })));

/** Cells below the first row get its prices; a single row gets those of the row above it. */
export function filledDownCells(area: CellArea, rows: readonly ShownRecord[]): readonly CellText[] {
  const isOneRow = area.top === area.bottom;
  const source = rows[isOneRow ? area.top - 1 : area.top];
  if (source === undefined) return [];
  return rowsIn(isOneRow ? area : { ...area, top: area.top + 1 }, rows).flatMap((record) =>
    priceKeysIn(area).map((key) => ({ record, key, text: source[key] })),
  );
}
