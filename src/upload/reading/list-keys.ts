import type { Sheet } from '../../sheet/sheet';
import { hasUsableKey, type RowClassifier } from './exclusions';
import type { RowReader } from './row-reader';

interface SheetAndRowCheck {
  readonly sheet: Sheet;
  readonly rowCheck: { readonly reader: RowReader; readonly classifier: RowClassifier };
}

/** Returns the keys of all rows, including excluded ones, or of the rows with a value. Omits numbers that no or several products have. */
export async function listKeys(
  { sheet, rowCheck }: SheetAndRowCheck,
  which: 'all' | 'with-value',
): Promise<readonly string[]> {
  const { reader, classifier } = rowCheck;
  const valueColumns = reader.columns.filter(({ content }) => content !== 'key');
  const keys = new Set<string>();
  for await (const rows of sheet.rows()) {
    for (const row of rows) {
      const facts = classifier.classify(row);
      if (!hasUsableKey(facts)) continue;
      if (which === 'all' || valueColumns.some((column) => reader.read(row, column) !== '')) keys.add(facts.key);
    }
  }
  return [...keys];
}
