import { gridLimits } from '../limits';
import { sheetFailure } from '../sheet-failure';
import { UnusualFormat } from './unusual-format';

const charCode = (character: string) => character.charCodeAt(0);
const lessThan = charCode('<');
const greaterThan = charCode('>');
const slash = charCode('/');
const space = charCode(' ');
const equals = charCode('=');
const quote = charCode('"');
const apostrophe = charCode("'");
const zero = charCode('0');
const nine = charCode('9');
const exclamation = charCode('!');
const [c, e, f, h, o, r, s, t, v, w] = ['c', 'e', 'f', 'h', 'o', 'r', 's', 't', 'v', 'w'].map(charCode);
const [sharedString, formulaText] = ['s', 'str'].map((type) => Array.from(type, charCode));

/** Finds rows and blank rows in the bytes of `<sheetData>`, without decoding them. */
export class RowScanner {
  /** Number of complete rows; blank ones do not count. */
  rows = 0;
  number = 0;
  /** Whether `</sheetData>` was reached. */
  ended = false;

  /** Indexes of empty shared strings; a cell with one is blank. */
  readonly #emptyStrings: ReadonlySet<number>;
  #filled = false;
  #cellIsShared = false;
  #cellIsFormulaText = false;
  /** Whether the cell has a formula and, so far, no result. */
  #formulaWithoutResult = false;

  constructor(emptyStrings: ReadonlySet<number>) {
    this.#emptyStrings = emptyStrings;
  }

  /**
   * Scans from `start` to the first row after `untilRows` rows or the position `untilAt`. Returns its position, or the
   * length of `bytes`, which must not end within a tag.
   */
  scan(bytes: Uint8Array, start: number, untilRows: number, untilAt: number): number {
    for (let at = bytes.indexOf(lessThan, start); at >= 0; at = bytes.indexOf(lessThan, at + 1)) {
      const first = bytes[at + 1];
      const second = bytes[at + 2];
      if (first === c) {
        if (!this.#filled) this.#beginCell(bytes, at);
      } else if (first === f) this.#formulaWithoutResult = true;
      else if (first === v || (first === t && (second === greaterThan || second === space))) {
        if (!this.#filled) this.#readValue(bytes, at);
      } else if (first === slash && second === c) {
        if (this.#formulaWithoutResult) this.#filled = true;
        this.#formulaWithoutResult = false;
      } else if (first === r && second === o && bytes[at + 3] === w) {
        if (this.rows >= untilRows || at >= untilAt) return at;
        this.#beginRow(bytes, at);
      } else if (first === slash && second === r && bytes[at + 3] === o) {
        if (this.#filled) this.rows++;
        this.#filled = false;
      } else if (first === slash && second === s && bytes[at + 3] === h && bytes[at + 4] === e) {
        this.ended = true;
        return at;
      } else if (first === exclamation) throw new UnusualFormat('a comment or CDATA among the rows');
    }
    return bytes.length;
  }

  #beginRow(bytes: Uint8Array, at: number): void {
    const end = bytes.indexOf(greaterThan, at);
    const number = attributeNumber(bytes, at, end);
    if (number === undefined || number <= this.number) throw new UnusualFormat('rows without numbers, or out of order');
    if (number > gridLimits.rows) throw sheetFailure('cell-out-of-range');
    this.number = number;
    this.#filled = false;
  }

  #beginCell(bytes: Uint8Array, at: number): void {
    this.#cellIsShared = this.#emptyStrings.size > 0 && hasType(bytes, at, sharedString);
    this.#cellIsFormulaText = hasType(bytes, at, formulaText);
    this.#formulaWithoutResult = false;
  }

  #readValue(bytes: Uint8Array, at: number): void {
    const end = bytes.indexOf(greaterThan, at);
    const isEmpty = bytes[end - 1] === slash || end + 1 >= bytes.length || bytes[end + 1] === lessThan;
    // An empty text result is stored as an empty value.
    if (!isEmpty || this.#cellIsFormulaText) this.#formulaWithoutResult = false;
    if (!isEmpty) this.#filled = !this.#cellIsShared || this.#holdsText(bytes, end + 1);
  }

  #holdsText(bytes: Uint8Array, start: number): boolean {
    let index = 0;
    for (let digit = start; ; digit++) {
      const byte = bytes[digit];
      if (byte === undefined || byte < zero || byte > nine) return !this.#emptyStrings.has(index);
      index = index * 10 + byte - zero;
    }
  }
}

/** Whether a tag has an attribute such as `t="s"`. */
const hasType = (bytes: Uint8Array, at: number, type: readonly number[] = []): boolean => {
  for (let i = at; i < bytes.length && bytes[i] !== greaterThan; i++) {
    if (bytes[i] !== t || bytes[i - 1] !== space || bytes[i + 1] !== equals) continue;
    const end = bytes[i + 3 + type.length];
    return (end === quote || end === apostrophe) && type.every((byte, index) => bytes[i + 3 + index] === byte);
  }
  return false;
};

/** Parses ` r="…"`. */
const attributeNumber = (bytes: Uint8Array, from: number, to: number): number | undefined => {
  for (let at = from; at < to; at++) {
    if (bytes[at] !== r || bytes[at - 1] !== space || bytes[at + 2] !== quote) continue;
    let number = 0;
    for (let digit = at + 3; digit < to; digit++) {
      const byte = bytes[digit] ?? 0;
      if (byte === quote) return number;
      if (byte < zero || byte > nine) return undefined;
      number = number * 10 + byte - zero;
    }
  }
  return undefined;
};
