import { decimalText } from '../../../src/sheet/decimal';
import type { Status } from '../db/schema';
import type { Reading } from '../uploads/sheet-kind';
import { textProblem } from './product-text';

/** A field's value, as it is kept. */
export type ProductValue = string | number | boolean | null | readonly string[];

/** Longest list, its items in one cell of a spreadsheet. */
const MAX_LIST = 20_000;
/** Largest number. */
const MAX_NUMBER = 1e12;

const value = <V>(kept: V): Reading<V> => ({ kind: 'value', value: kept });
const wrong = (reason: string): Reading<never> => ({ kind: 'wrong', reason });

/** A text: its ends are cut off, and its lines end in one way. */
export function textValue(text: string): Reading<string> {
  const kept = text.replace(/\r\n?/g, '\n').trim();
  const problem = textProblem(kept);
  return problem === undefined ? value(kept) : wrong(problem);
}

/** A list of texts, each once, without empty ones. */
export function listValue(texts: readonly string[]): Reading<readonly string[]> {
  const kept = [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter((text) => text !== '');
  const problem = kept.map((text) => textProblem(text)).find((found) => found !== undefined);
  if (problem !== undefined) return wrong(problem);
  if (kept.join(', ').length > MAX_LIST) {
    return wrong(`may have ${MAX_LIST.toLocaleString('en')} characters at most, all its items together`);
  }
  return value(kept);
}

/** A number from 0, at the 15 digits that a spreadsheet keeps; `''` is none. */
export function numberValue(given: number | string): Reading<number | null> {
  if (given === '') return value(null);
  const number =
    typeof given === 'number' ? given : /^[-−]?\d*\.?\d+$|^\d+\.$/.test(given) ? Number(given) : Number.NaN;
  if (!Number.isFinite(number))
    return wrong(typeof given === 'string' && /^[-−]/.test(given) ? 'is negative' : 'has to be a number such as 12.5');
  if (number < 0) return wrong('is negative');
  if (number > MAX_NUMBER) return wrong(`has to be ${MAX_NUMBER.toLocaleString('en')} at most`);
  return value(Number(decimalText(number)));
}

/** Yes or no, also as a word; `''` is neither. */
export function yesNoValue(given: boolean | string): Reading<boolean | null> {
  if (typeof given === 'boolean') return value(given);
  switch (given.trim().toUpperCase()) {
    case '':
      return value(null);
    case 'YES':
    case 'TRUE':
      return value(true);
    case 'NO':
    case 'FALSE':
      return value(false);
    default:
      return wrong('has to be YES or NO');
  }
}

/** Active or Inactive, in capitals or not. */
export function statusValue(text: string): Reading<Status> {
  const found = (['Active', 'Inactive'] as const).find((status) => status.toLowerCase() === text.trim().toLowerCase());
  return found === undefined ? wrong('has to be Active or Inactive') : value(found);
}

/** The address of an image, here or elsewhere; never a script's. */
export function imageValue(text: string): Reading<string> {
  const address = text.trim();
  const isAddress = /^(https?:\/\/[^\s/]|\/(?!\/))\S*$/i.test(address);
  if (address !== '' && !isAddress) return wrong('has to be a web address that begins with https:// or http://');
  const problem = textProblem(address);
  return problem === undefined ? value(address) : wrong(problem);
}
