const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

type State = 'cell-start' | 'plain' | 'quoted' | 'quote-in-quoted';

/** Finds the ends of records in encoded text, by the rules of `parseRecords`. */
export class RecordScanner {
  /** Number of complete records; blank ones do not count. */
  rows = 0;
  /** Number of the record being read, from 1. */
  line = 1;
  /** Record in which the last quoted cell begins. */
  quoteLine = 1;

  readonly #separator: number;
  #place: State = 'cell-start';
  #filled = false;
  /** Whether the last byte was `\r`: a following `\n` belongs to the same line break. */
  #afterReturn = false;
  #recordStarted = false;

  constructor(delimiter: string) {
    this.#separator = delimiter.charCodeAt(0);
  }

  /**
   * Scans from `start` to the first record after `untilRows` rows or `untilBytes` bytes. Returns its position, or the
   * length of `bytes`.
   */
  scan(bytes: Uint8Array, start: number, untilRows: number, untilBytes: number): number {
    const separator = this.#separator;
    let place = this.#place;
    for (let at = start; at < bytes.length; at++) {
      const byte = bytes[at];
      if (place === 'quoted') {
        if (byte === quote) place = 'quote-in-quoted';
        else this.#filled = true;
        continue;
      }
      if (byte === lineFeed && this.#afterReturn) {
        this.#afterReturn = false;
        continue;
      }
      this.#afterReturn = false;
      if (!this.#recordStarted) {
        if (this.rows >= untilRows || at - start >= untilBytes) {
          this.#place = place;
          return at;
        }
        this.#recordStarted = true;
      }
      if (byte === separator) place = 'cell-start';
      else if (byte === lineFeed || byte === carriageReturn) {
        this.#endRecord();
        this.#afterReturn = byte === carriageReturn;
        place = 'cell-start';
      } else if (byte === quote && place !== 'plain') {
        if (place === 'quote-in-quoted') this.#filled = true;
        else this.quoteLine = this.line;
        place = 'quoted';
      } else {
        place = 'plain';
        this.#filled = true;
      }
    }
    this.#place = place;
    return bytes.length;
  }

  /** Ends the last record. Returns `false` when a quoted cell is still open. */
  finish(): boolean {
    if (this.#place === 'quoted') return false;
    if (this.#recordStarted) this.#endRecord();
    return true;
  }

  #endRecord(): void {
    this.line++;
    if (this.#filled) this.rows++;
    this.#filled = false;
    this.#recordStarted = false;
  }
}
