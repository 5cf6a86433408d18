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
  #state: State = 'cell-start';
  /** Whether the record has a cell that is not blank. */
  #filled = false;
  /** Whether the last byte was `\r`: a following `\n` belongs to the same line break. */
  #afterReturn = false;
  #recordStarted = false;

  constructor(delimiter: string) {
    this.#separator = delimiter.charCodeAt(0);
  }

  /**
   * Scans from `start` until `rows` is `untilRows` or `untilBytes` bytes are scanned, and to the end of that record.
   * Returns the position of the next record, or the length of `bytes`.
   */
  scan(bytes: Uint8Array, start: number, untilRows: number, untilBytes: number): number {
    const separator = this.#separator;
    let state = this.#state;
    for (let at = start; at < bytes.length; at++) {
      const byte = bytes[at];
      if (state === 'quoted') {
        if (byte === quote) state = 'quote-in-quoted';
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
          this.#state = state;
          return at;
        }
        this.#recordStarted = true;
      }
      if (byte === separator) state = 'cell-start';
      else if (byte === lineFeed || byte === carriageReturn) {
        this.#endRecord();
        this.#afterReturn = byte === carriageReturn;
        state = 'cell-start';
      } else if (byte === quote && state !== 'plain') {
        if (state === 'quote-in-quoted') this.#filled = true;
        else this.quoteLine = this.line;
        state = 'quoted';
      } else {
        state = 'plain';
        this.#filled = true;
      }
    }
    this.#state = state;
    return bytes.length;
  }

  /** Ends the last record. Returns `false` when a quoted cell is still open. */
  finish(): boolean {
    if (this.#state === 'quoted') return false;
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
