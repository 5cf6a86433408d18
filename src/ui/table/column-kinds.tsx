import type { ReactNode } from 'react';
import { Badge } from '../badge';

/** A value as its cell shows it. */
export interface Cell {
  readonly text: string;
  /** `none` is muted, for no value; `word` is a text where numbers stand. */
  readonly look?: 'none' | 'word';
}

/** How a column shows its values. Values are read liberally: what is not understood is shown as it came. */
export interface ColumnKind {
  readonly align: 'start' | 'end';
  readonly format: (value: unknown) => Cell;
  /** Draws more than text. */
  readonly draw?: (cell: Cell) => ReactNode;
}

const none: Cell = { text: '-', look: 'none' };

/** Text as it is; '-' when empty. */
export const text: ColumnKind = { align: 'start', format: asText };

/** A number as it came, aligned for comparing. */
const number: ColumnKind = { align: 'end', format: asText };

/** A decimal with 2 to 4 decimals and grouped thousands, or a text such as POA. */
export const price: ColumnKind = {
  align: 'end',
  format(value) {
    const cell = asText(value);
    if (cell.look === 'none') return cell;
    const shown = formatPrice(cell.text);
    return shown === undefined ? { text: cell.text, look: 'word' } : { text: shown };
  },
};

/** YES, NO, or '-' when nothing was said. */
export const yesNo: ColumnKind = {
  align: 'start',
  format(value) {
    const said = String(value ?? '').toUpperCase();
    if (['TRUE', 'YES', '1'].includes(said)) return { text: 'YES' };
    if (['FALSE', 'NO', '0'].includes(said)) return { text: 'NO' };
    return asText(value);
  },
};

/** A status as a badge. */
export const status: ColumnKind = {
  align: 'start',
  format: asText,
  draw: ({ text: shown, look }) => (look === 'none' ? shown : <Badge tone={toneOf(shown)}>{shown}</Badge>),
};

/** Values joined by commas; `empty` when there is none. */
export function list(empty = '-'): ColumnKind {
  return {
    align: 'start',
    format(value) {
      const cell = asText(Array.isArray(value) ? value.join(', ') : value);
      return cell.look === 'none' ? { ...none, text: empty } : cell;
    },
  };
}

/** How a column of this content shows its values; `empty` stands where a list has none. */
export function kindOf(content: 'text' | 'list' | 'yes-no' | 'status' | 'number', empty?: string): ColumnKind {
  return content === 'list' ? list(empty) : { text, 'yes-no': yesNo, status, number }[content];
}

/** A moment as `20-11-2026 03:45 PM`, in the viewer's zone; `empty` when there is none. */
export function date(empty = '-'): ColumnKind {
  return {
    align: 'start',
    format(value) {
      const cell = asText(value);
      if (cell.look === 'none') return { ...none, text: empty };
      const moment = momentOf(cell.text);
      return Number.isNaN(moment.getTime()) ? cell : { text: formatMoment(moment) };
    },
  };
}

/** Reads ISO 8601, the same without a zone (which is then the viewer's) or with a space for the T, and epoch milliseconds. */
function momentOf(said: string): Date {
  if (/^-?\d+$/.test(said)) return new Date(Number(said));
  // A day alone would be taken for midnight in Greenwich.
  return new Date(said.replace(/^(\d{4}-\d\d-\d\d)(?: |$)/, '$1T').replace(/T$/, 'T00:00'));
}

function formatMoment(moment: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  const day = [twoDigits(moment.getDate()), twoDigits(moment.getMonth() + 1), moment.getFullYear()].join('-');
  const hours = moment.getHours();
  const time = `${twoDigits(hours % 12 || 12)}:${twoDigits(moment.getMinutes())}`;
  return `${day} ${time} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** A decimal text, never put through a float, with 2 to 4 decimals and grouped thousands; `undefined` for anything else. */
export function formatPrice(decimal: string): string | undefined {
  const [, sign, whole, decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  if (whole === undefined) return undefined;
  if (decimals.length > 4) return formatPrice(Number(decimal).toFixed(4));
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sign}${grouped}.${decimals.replace(/0+$/, '').padEnd(2, '0')}`;
}

function asText(value: unknown): Cell {
  const shown = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '').trim();
  return shown === '' ? none : { text: shown };
}

function toneOf(shown: string): 'active' | 'pending' | 'inactive' | 'plain' {
  const word = shown.toLowerCase();
  return word === 'active' || word === 'pending' || word === 'inactive' ? word : 'plain';
}
