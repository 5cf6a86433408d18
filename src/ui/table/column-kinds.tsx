import type { ReactNode } from 'react';
import { inputNumber, shownLocale } from '../../texts/notation';
import type { Field } from '../../wire/field';
import { Badge } from '../controls/badge';
import { statusLabel, uiMessages } from '../ui.messages';

export interface FormattedCell {
  readonly text: string;
  /** `none` is muted, for no value; `word` is text in a numeric column; `saving` is a value whose save is pending; `unsaved` was typed and not saved. */
  readonly look?: 'none' | 'word' | 'saving' | 'unsaved';
  /** Words for a look that is only seen: spoken and printed after the text. */
  readonly note?: string;
}

/** Formats a column's values. Parsing is lenient: an unknown value is shown unchanged. */
export interface ColumnKind {
  readonly align: 'start' | 'end';
  readonly format: (value: unknown) => FormattedCell;
  readonly draw?: (cell: FormattedCell) => ReactNode;
}

const none: FormattedCell = { text: '-', look: 'none' };

export const textKind: ColumnKind = { align: 'start', format: asText };

const numberKind: ColumnKind = {
  align: 'end',
  format(value) {
    const cell = asText(value);
    return { ...cell, text: inputNumber(cell.text) };
  },
};

/** YES, NO, or '-' when unset. */
export const yesNoKind: ColumnKind = {
  align: 'start',
  format(value) {
    const word = String(value ?? '').toUpperCase();
    if (['TRUE', 'YES', '1'].includes(word)) return { text: uiMessages.yes };
    if (['FALSE', 'NO', '0'].includes(word)) return { text: uiMessages.no };
    return asText(value);
  },
};

const statusKind: ColumnKind = {
  align: 'start',
  format(value) {
    const cell = asText(value);
    return cell.look === 'none' ? cell : { text: statusLabel(cell.text) };
  },
  draw: ({ text: shown, look }) => (look === 'none' ? shown : <Badge tone={toneOf(shown)}>{shown}</Badge>),
};

export function listKind(empty = '-'): ColumnKind {
  return {
    align: 'start',
    format(value) {
      const cell = asText(Array.isArray(value) ? value.join(', ') : value);
      return cell.look === 'none' ? { ...none, text: empty } : cell;
    },
  };
}

export function columnKindOf({ kind, empty }: Pick<Field, 'kind' | 'empty'>): ColumnKind {
  switch (kind) {
    case 'list':
    case 'companies':
      return listKind(empty);
    case 'moment':
      return dateKind();
    case 'yes-no':
      return yesNoKind;
    case 'status':
      return statusKind;
    case 'number':
      return numberKind;
    default:
      return textKind;
  }
}

/**
 * A date and time in the local time zone, which is named on hover: `20-11-2026 03:45 PM` in English, and as other languages write
 * it; `empty` when there is none.
 */
export function dateKind(empty = '-'): ColumnKind {
  return {
    align: 'start',
    format(value) {
      const cell = asText(value);
      if (cell.look === 'none') return { ...none, text: empty };
      const moment = momentOf(cell.text);
      return Number.isNaN(moment.getTime()) ? cell : { text: formatMoment(moment) };
    },
    draw: ({ text: shown, look }) => (look === 'none' ? shown : <span title={timeZone()}>{shown}</span>),
  };
}

/** Parses ISO 8601, also without a zone (then local) or with a space for the T, and epoch milliseconds. */
function momentOf(value: string): Date {
  if (/^-?\d+$/.test(value)) return new Date(Number(value));
  // `Date` parses a date without time as UTC.
  return new Date(value.replace(/^(\d{4}-\d\d-\d\d)(?: |$)/, '$1T').replace(/T$/, 'T00:00'));
}

/** The local time zone, such as `Europe/Berlin`, which times name on hover. */
export const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const momentFormat: Intl.DateTimeFormatOptions = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
};

function formatMoment(moment: Date): string {
  const locale = shownLocale();
  if (locale !== undefined) return moment.toLocaleString(locale, momentFormat);
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  const day = [twoDigits(moment.getDate()), twoDigits(moment.getMonth() + 1), moment.getFullYear()].join('-');
  const hours = moment.getHours();
  const time = `${twoDigits(hours % 12 || 12)}:${twoDigits(moment.getMinutes())}`;
  return `${day} ${time} ${hours < 12 ? 'AM' : 'PM'}`;
}

function asText(value: unknown): FormattedCell {
  const shown = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '').trim();
  return shown === '' ? none : { text: shown };
}

const tones = ['active', 'pending', 'inactive'] as const;

function toneOf(shown: string): (typeof tones)[number] | 'plain' {
  const word = shown.toLowerCase();
  const { statuses } = uiMessages;
  return tones.find((tone) => word === statuses[tone].toLowerCase()) ?? 'plain';
}
