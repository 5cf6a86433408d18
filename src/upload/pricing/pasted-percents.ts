import { parseClipboardText } from '../../lists/ranges/clipboard-text';
import { typedNumber } from '../../texts/notation';

/**
 * The mark-ups with a column or a row of cells pasted at the level at `first` and the following ones; `undefined` if the text is one
 * value or a block. Cells beyond the last level are dropped, and a sign of per cent is left out.
 */
export function withPastedPercents(
  percents: readonly string[],
  first: number,
  text: string,
): readonly string[] | undefined {
  const rows = parseClipboardText(text);
  const [firstRow = []] = rows;
  const cells = rows.length === 1 ? firstRow : firstRow.length === 1 ? rows.flat() : [];
  if (cells.length < 2) return undefined;
  return percents.map((typed, at) => {
    const cell = cells[at - first];
    return cell === undefined ? typed : typedNumber(cell.trim().replace(/\s*%$/, ''));
  });
}
