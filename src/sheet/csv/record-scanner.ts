const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

type Place = 'cell-start' | 'plain' | 'quoted' | 'quote-in-quoted';

/** Finds where records end in the bytes of delimited text, by the rules of `parseRecords`. */
export class RecordScanner {
  /** Records that are not blank, ended so far. */
  rows = 0;
  /** Number of the record being read, from 1. */
  line = 1;
  /** Record in which the last quoted cell opened. */
  quoteLine = 1;

  readonly #separator: number;
  #place: Place = 'cell-start';
  #filled = false;
  /** Behind a `\r`, whose `\n` would belong to the same record. */
  #afterReturn = false;
  #recordStarted = false;

  constructor(delimiter: string) {
    this.#separator = delimiter.charCodeAt(0);
  }

  /**
   * Reads on from `start` and stops before the first record that begins once there are `untilRows` rows, or
   * `untilBytes` bytes were read.
   * @returns where it stopped: the length of `bytes` when all were read.
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

  /** Ends the last record. @returns false when a quoted cell is still open. */
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
