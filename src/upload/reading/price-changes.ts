import type { UploadPair } from '../../api/resources/sheet-upload';
import type { SheetRow } from '../../sheet/cell';
import type { Sheet } from '../../sheet/sheet';
import { applyPriceRule, changedKeys, type PriceRule, type RuleOutcome } from '../../wire/price-rule';
import { normalizeName } from '../../wire/text-rules';
import type { UploadShape } from '../upload-shape';
import type { RowReader } from './row-reader';

export interface PriceChanges {
  /** The records with a changed price. Their new data have the key and the prices of the rule's levels, without unset ones. */
  readonly pairs: readonly UploadPair[];
  /** Number of records that the rule was applied to. */
  readonly records: number;
  /** Number of prices by outcome. */
  readonly prices: Readonly<Record<RuleOutcome['kind'], number>>;
}

interface SheetAndReader {
  readonly sheet: Sheet;
  readonly shape: UploadShape;
  readonly rowCheck: { readonly reader: RowReader };
}

/** Applies a rule to the prices of the sheet's rows, or of the rows with these keys, and returns the changes. */
export async function calculatePriceChanges(
  { sheet, shape, rowCheck: { reader } }: SheetAndReader,
  rule: PriceRule,
  keys?: readonly string[],
): Promise<PriceChanges> {
  const wantedKeys = keys && new Set(keys.map(normalizeName));
  const changedPriceKeys = changedKeys(rule);
  const pairs: UploadPair[] = [];
  const pricesByOutcome = { changed: 0, unchanged: 0, text: 0, blank: 0, noBasis: 0, invalid: 0 };
  let records = 0;
  for await (const rows of sheet.rows()) {
    for (const row of rows) {
      const key = reader.keyOf(row);
      if (key === '' || wantedKeys?.has(key) === false) continue;
      records++;
      const stored = storedCells(row, reader);
      const existingData = { ...stored, [shape.keyColumn.key]: key };
      const newData: Record<string, string> = { [shape.keyColumn.key]: key };
      let isChanged = false;
      const outcomes = applyPriceRule(rule, (priceKey) => stored[priceKey] ?? '');
      for (const priceKey of changedPriceKeys) {
        const outcome = outcomes.get(priceKey);
        const price = outcome?.kind === 'changed' ? outcome.price : stored[priceKey];
        if (outcome) pricesByOutcome[outcome.kind]++;
        if (outcome?.kind === 'changed') isChanged = true;
        if (price !== undefined) newData[priceKey] = price;
      }
      if (isChanged) pairs.push({ existingData, newData });
    }
  }
  return { pairs, records, prices: pricesByOutcome };
}

/** The cells that are not blank, by column. */
function storedCells(row: SheetRow, reader: RowReader): Readonly<Partial<Record<string, string>>> {
  const cells: Partial<Record<string, string>> = {};
  for (const column of reader.columns) {
    const text = reader.read(row, column);
    if (text !== '') cells[column.key] = text;
  }
  return cells;
}
