import { sheetFailure } from '../sheet-failure';
import { UnusualFormat } from './unusual-format';
import { stringText } from './xml-text';

const lessThan = 0x3c;
const greaterThan = 0x3e;
const slash = 0x2f;
const space = 0x20;
const [s, i, t, exclamation] = ['s', 'i', 't', '!'].map((sign) => sign.charCodeAt(0));

/** More texts than any sheet within the limits can use. */
const mostStrings = 5_000_000;
const mostEmptyStrings = 10_000;
/** Bytes of one text at most, each sign a piece of its own with its own look. */
const longestString = 8 * 1024 * 1024;

/** The texts that cells share, left as they are in the file until one is asked for. */
export class SharedStrings {
  /** Positions of the texts that are empty. */
  readonly empty: ReadonlySet<number>;
  readonly #bytes: Uint8Array;
  /** Where each `<si>` begins. */
  readonly #starts: readonly number[];

  /** @throws UnusualFormat where the part is written in an unusual way, SheetFailure `inflated-too-large`, `damaged-sheet` */
  constructor(bytes: Uint8Array) {
    const starts: number[] = [];
    const empty = new Set<number>();
    for (let at = bytes.indexOf(lessThan); at >= 0; at = bytes.indexOf(lessThan, at + 1)) {
      const first = bytes[at + 1];
      const second = bytes[at + 2];
      if (first === exclamation) throw new UnusualFormat('a comment or CDATA in the shared strings');
      if (first === s && second === i) {
        if (starts.length >= mostStrings) throw sheetFailure('inflated-too-large');
        if (empty.size > mostEmptyStrings) throw sheetFailure('damaged-sheet');
        empty.add(starts.length);
        starts.push(at);
      } else if (first === t && (second === greaterThan || second === space)) {
        const end = bytes.indexOf(greaterThan, at);
        if (bytes[end - 1] !== slash && bytes[end + 1] !== lessThan) empty.delete(starts.length - 1);
      }
    }
    this.#bytes = bytes;
    this.#starts = starts;
    this.empty = empty;
  }

  /**
   * The XML inside one `<si>`; undefined where there is none of this number.
   * @throws SheetFailure `cell-too-long`
   */
  xml(index: number): string | undefined {
    const start = this.#starts[index];
    if (start === undefined) return undefined;
    const bytes = this.#bytes.subarray(start, this.#starts[index + 1]);
    if (bytes.length > longestString) throw sheetFailure('cell-too-long');
    const text = new TextDecoder().decode(bytes);
    return /^<si(?:\s[^>]*)?>(.*)<\/si>/s.exec(text)?.[1] ?? '';
  }

  /** The text itself, where it is a single plain one; else undefined. */
  text(index: number): string | undefined {
    const [, plain] = /^<t(?:\s[^>]*)?>([^<]*)<\/t>$/.exec(this.xml(index) ?? '') ?? [];
    return plain === undefined ? undefined : stringText(plain);
  }
}
