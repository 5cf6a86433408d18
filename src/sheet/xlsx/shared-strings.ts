import { sheetFailure } from '../sheet-failure';
import { UnusualFormat } from './unusual-format';
import { bytesOf, XmlCursor } from './xml-cursor';
import { stringText } from './xml-text';

const lessThan = 0x3c;
const greaterThan = 0x3e;
const slash = 0x2f;
const space = 0x20;
const [s, i, t, exclamation] = ['s', 'i', 't', '!'].map((character) => character.charCodeAt(0));

const stringStart = bytesOf('<si');
const textStart = bytesOf('<t');
const stringEnd = bytesOf('</t></si>');

const maxStrings = 5_000_000;
const maxEmptyStrings = 10_000;
/** Bytes of a text whose characters are all formatted separately. */
const longestString = 8 * 1024 * 1024;

/** The shared strings of a workbook, decoded on demand. */
export class SharedStrings {
  readonly empty: ReadonlySet<number>;
  readonly #bytes: Uint8Array;
  /** Positions of the `<si>` elements. */
  readonly #starts: readonly number[];

  /** @throws UnusualFormat, SheetFailure `inflated-too-large`, `damaged-sheet` */
  constructor(bytes: Uint8Array) {
    const starts: number[] = [];
    const empty = new Set<number>();
    for (let at = bytes.indexOf(lessThan); at >= 0; at = bytes.indexOf(lessThan, at + 1)) {
      const first = bytes[at + 1];
      const second = bytes[at + 2];
      if (first === exclamation) throw new UnusualFormat('a comment or CDATA in the shared strings');
      if (first === s && second === i) {
        if (starts.length >= maxStrings) throw sheetFailure('inflated-too-large');
        if (empty.size > maxEmptyStrings) throw sheetFailure('damaged-sheet');
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

  /** @throws SheetFailure `cell-too-long` */
  #element(index: number): Uint8Array | undefined {
    const start = this.#starts[index];
    if (start === undefined) return undefined;
    const bytes = this.#bytes.subarray(start, this.#starts[index + 1]);
    if (bytes.length > longestString) throw sheetFailure('cell-too-long', undefined);
    return bytes;
  }

  /** Returns the XML within one `<si>`. Throws SheetFailure `cell-too-long`. */
  xml(index: number): string | undefined {
    const element = this.#element(index);
    return element && (/^<si(?:\s[^>]*)?>(.*)<\/si>/s.exec(new TextDecoder().decode(element))?.[1] ?? '');
  }

  /** Returns `undefined` for rich text. Throws SheetFailure `cell-too-long`. */
  text(index: number): string | undefined {
    const element = this.#element(index);
    if (!element) return undefined;
    const cursor = new XmlCursor(element);
    if (cursor.skipTag(stringStart) !== 'open' || cursor.skipTag(textStart) !== 'open') return undefined;
    const text = cursor.readText();
    return cursor.skip(stringEnd) ? stringText(text) : undefined;
  }
}
