import type { Sheet } from '../../sheet/sheet';
import { hasUsableKey, type RowClassifier } from './exclusions';
import type { RowReader } from './row-reader';

interface ReadSheet {
  readonly sheet: Sheet;
  readonly rowCheck: { readonly reader: RowReader; readonly classifier: RowClassifier };
}

/** The keys of all rows, left-out ones included, or of those with a value; without numbers that no product has alone. */
export async function listKeys(
  { sheet, rowCheck }: ReadSheet,
  which: 'all' | 'with-value',
): Promise<readonly string[]> {
  const { reader, classifier } = rowCheck;
  const values = reader.columns.filter(({ content }) => content !== 'key');
  const keys = new Set<string>();
  for await (const rows of sheet.rows()) {
    for (const row of rows) {
      const facts = classifier.classify(row);
      if (!hasUsableKey(facts)) continue;
      if (which === 'all' || values.some((column) => reader.read(row, column) !== '')) keys.add(facts.key);
    }
  }
  return [...keys];
}
