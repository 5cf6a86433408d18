import type { UploadPair } from '../../api/resources/sheet-upload';
import type { SheetRow } from '../../sheet/cell';
import type { Sheet } from '../../sheet/sheet';
import { applyPriceRule, changedKeys, type PriceRule, type RuleOutcome } from '../../wire/price-rule';
import { normalizeName } from '../../wire/text-rules';
import type { UploadShape } from '../upload-shape';
import type { RowReader } from './row-reader';

export interface PriceChanges {
  /** The records with a changed price. Their new data are those of a file that has only the key and the rule's levels, without blank cells. */
  readonly pairs: readonly UploadPair[];
  /** Number of records that the rule was applied to. */
  readonly records: number;
  /** Number of prices by outcome. */
  readonly prices: Readonly<Record<RuleOutcome['kind'], number>>;
}

interface ReadSheet {
  readonly sheet: Sheet;
  readonly shape: UploadShape;
  readonly rowCheck: { readonly reader: RowReader };
}

/** Applies a rule to the prices of the sheet's rows, or of the rows with these keys, and returns the changes. */
export async function pricesByRule(
  { sheet, shape, rowCheck: { reader } }: ReadSheet,
  rule: PriceRule,
  keys?: readonly string[],
): Promise<PriceChanges> {
  const wantedKeys = keys && new Set(keys.map(normalizeName));
  const keysOfLevels = changedKeys(rule);
  const pairs: UploadPair[] = [];
  const prices = { changed: 0, unchanged: 0, text: 0, blank: 0, invalid: 0 };
  let records = 0;
  for await (const rows of sheet.rows()) {
    for (const row of rows) {
      const name = reader.keyOf(row);
      if (name === '' || wantedKeys?.has(name) === false) continue;
      records++;
      const stored = storedCells(row, reader);
      const existingData = { ...stored, [shape.keyColumn.key]: name };
      const newData: Record<string, string> = { [shape.keyColumn.key]: name };
      let isChanged = false;
      const outcomes = applyPriceRule(rule, (key) => stored[key] ?? '');
      for (const key of keysOfLevels) {
        const outcome = outcomes.get(key);
        const price = outcome?.kind === 'changed' ? outcome.price : stored[key];
        if (outcome) prices[outcome.kind]++;
        if (outcome?.kind === 'changed') isChanged = true;
        if (price !== undefined) newData[key] = price;
      }
      if (isChanged) pairs.push({ existingData, newData });
    }
  }
  return { pairs, records, prices };
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
