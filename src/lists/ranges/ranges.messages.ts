import { defineMessages } from '../../texts/define-messages';
import { counted } from '../../ui/counted';
import type { TableSize } from './cell-range';
import type { RangeSummary } from './range-summary';

export const rangeMessages = defineMessages('ranges', {
  size: ({ rows, columns }: TableSize) =>
    `${counted(rows, 'row', 'rows')} × ${counted(columns, 'column', 'columns')} selected`,
  /** Names and values of the line under the table. */
  facts: ({ count: filled, numbers }: RangeSummary): readonly (readonly [name: string, value: string])[] => [
    ['Count', filled.toLocaleString('en')],
    ...(numbers
      ? ([
          ['Average', numbers.average],
          ['Least', numbers.least],
          ['Greatest', numbers.greatest],
        ] as const)
      : []),
  ],
});
