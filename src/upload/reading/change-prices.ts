import type { UploadPair } from '../../api/resources/sheet-upload';
import type { Sheet } from '../../sheet/sheet';
import { applyPriceRule, changedKeys, type PriceRule, type RuleOutcome } from '../../wire/price-rule';
import { normalizeName } from '../../wire/text-rules';
import type { UploadShape } from '../upload-shape';
import type { RowReader } from './row-reader';

export interface PriceChanges {
  /** The records with a changed price; the new data are those of a file with the rule's levels alone. */
  readonly pairs: readonly UploadPair[];
  /** Records that the rule was applied to. */
  readonly records: number;
  /** Prices by outcome. */
  readonly prices: Readonly<Record<RuleOutcome['kind'], number>>;
}

interface ReadSheet {
  readonly sheet: Sheet;
  readonly shape: UploadShape;
  readonly check: { readonly reader: RowReader };
}

/** Applies a price rule to the rows of a sheet, or to those with these keys. */
export async function changePrices(
  { sheet, shape, check: { reader } }: ReadSheet,
  rule: PriceRule,
  keys?: readonly string[],
): Promise<PriceChanges> {
  const wanted = keys && new Set(keys.map(normalizeName));
  const columns = new Map(reader.columns.map((column) => [column.key, column]));
  const levels = changedKeys(rule);
  const pairs: UploadPair[] = [];
  const prices = { changed: 0, unchanged: 0, text: 0, blank: 0, invalid: 0 };
  let records = 0;
  for await (const rows of sheet.rows()) {
    for (const row of rows) {
      const name = reader.keyOf(row);
      if (name === '' || wanted?.has(name) === false) continue;
      records++;
      const priceOf = (key: string) => {
        const column = columns.get(key);
        return column === undefined ? '' : reader.read(row, column);
      };
      const outcomes = applyPriceRule(rule, priceOf);
      for (const { kind } of outcomes.values()) prices[kind]++;
      const changed = [...outcomes].flatMap(([key, one]) =>
        one.kind === 'changed' ? [[key, one.price] as const] : [],
      );
      if (changed.length === 0) continue;
      const key = { [shape.key.key]: name };
      const kept = Object.fromEntries(levels.map((level) => [level, priceOf(level)]));
      pairs.push({
        existingData: {
          ...Object.fromEntries(reader.columns.map((column) => [column.key, reader.read(row, column)])),
          ...key,
        },
        newData: { ...key, ...kept, ...Object.fromEntries(changed) },
      });
    }
  }
  return { pairs, records, prices };
}
