import { parseClipboardText } from '../../lists/ranges/clipboard-text';
import { typedNumber } from '../../texts/notation';

/**
 * The mark-ups with a column or a row of cells pasted at the level at `first` and the following ones, without signs of per cent, and the
 * cells beyond the last level; `undefined` if the text is one value or a block.
 */
export function withPastedPercents(
  percents: readonly string[],
  first: number,
  text: string,
): { readonly percents: readonly string[]; readonly unused: readonly string[] } | undefined {
  const rows = parseClipboardText(text);
  const [firstRow = []] = rows;
  const cells = rows.length === 1 ? firstRow : firstRow.length === 1 ? rows.flat() : [];
  if (cells.length < 2) return undefined;
  return {
    percents: percents.map((typed, at) => {
      const cell = cells[at - first];
      return cell === undefined ? typed : typedNumber(cell.trim().replace(/\s*[%٪][\u061c\u200e\u200f]*$/, ''));
    }),
    unused: cells
      .slice(percents.length - first)
      .map((cell) => cell.trim())
      .filter((cell) => cell !== ''),
  };
}
