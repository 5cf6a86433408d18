import { defineMessages } from '../../texts/define-messages';
import { inEnglish } from '../../texts/in-english';
import { counted } from '../../ui/counted';
import { type FlagReason, percentText } from '../../wire/price-difference';
import { uploadMessages } from '../upload.messages';
import { flagText } from './flag.messages';
import type { GroupSum } from './review-sums';

const count = (value: number) => value.toLocaleString('en');
const otherKinds = { ...inEnglish(uploadMessages).difference, text: 'with a text' } as const;

export const reviewMessages = defineMessages('review', {
  view: 'View',
  lines: 'Lines',
  cards: 'Cards',
  linesLabel: 'Changes, one line per record',
  include: 'Taken',
  difference: 'Difference',
  /** Says how the lines are ordered, and that a click on the header changes it. */
  orders: {
    'flagged-first': 'flagged first',
    'greatest-rise': 'greatest rise first',
    'greatest-fall': 'greatest fall first',
  },
  becomes: 'becomes',
  leftOut: 'left out',
  openCard: (name: string) => `${name}: show all its values`,
  flagged: (column: string, flag: FlagReason) => {
    const { reason, question } = flagText(flag);
    return `${column} ${reason}${question === '' ? '' : ` ${question}`}`;
  },
  sums: 'Changes taken',
  /** Such as `+3.0 % × 239`, or `−2.0 % to +9.1 % × 239, median +3.0 %`. */
  percents: ({ changes, median, least, greatest }: NonNullable<GroupSum['percents']>) => {
    const [middle, from, to] = [median, least, greatest].map(percentText);
    return from === to ? `${middle} × ${count(changes)}` : `${from} to ${to} × ${count(changes)}, median ${middle}`;
  },
  medianHint: 'Half of the changes are greater than the median, half are smaller.',
  others: (kind: keyof typeof otherKinds, changes: number) => `${count(changes)} ${otherKinds[kind]}`,
  noLines: 'No such rows',
  linesHelp: (lines: number) =>
    `${counted(lines, 'line', 'lines')}. Arrow keys move, space takes a line or leaves it out, Enter on the name shows all values of the record.`,
});
