import type { ReadingOptions } from '../../machines/reading.types';
import type { TableColumnGroup } from '../../ui/table/table.types';
import { matchMessages as messages } from '../mapping/match.messages';
import type { PreviewRow } from '../reading/check-rows';
import { matchedLabel, type UploadShape } from '../upload-shape';

/** A group with the numbers as the file has them, where keys replace them; none where nothing is replaced. */
export function numberInFileGroups(
  shape: UploadShape,
  { matchBy, keyNames, nearKeys }: ReadingOptions,
): readonly TableColumnGroup<PreviewRow>[] {
  if (matchBy === undefined && keyNames === undefined && nearKeys === undefined) return [];
  const name = matchBy === undefined ? messages.suppliersNumber : matchedLabel(shape, matchBy);
  return [
    {
      name: messages.written,
      note: '',
      className: '',
      columns: [
        {
          key: 'pricebook-written',
          name,
          kind: { align: 'start', format: (value) => ({ text: String(value) || '-', look: value ? 'word' : 'none' }) },
          width: 152,
          value: ({ keyInFile }) => keyInFile,
        },
      ],
    },
  ];
}
