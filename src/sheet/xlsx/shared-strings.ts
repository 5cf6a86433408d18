import { NotPlain } from './not-plain';

const lessThan = 0x3c;
const greaterThan = 0x3e;
const slash = 0x2f;
const space = 0x20;
const [s, i, t, exclamation] = ['s', 'i', 't', '!'].map((sign) => sign.charCodeAt(0));

/** The texts that cells share, left as they are in the file until one is asked for. */
export class SharedStrings {
  /** Positions of the texts that are empty. */
  readonly empty: ReadonlySet<number>;
  readonly #bytes: Uint8Array;
  /** Where each `<si>` begins. */
  readonly #starts: readonly number[];

  /** @throws NotPlain where the part is written in an unusual way */
  constructor(bytes: Uint8Array) {
    const starts: number[] = [];
    const empty = new Set<number>();
    for (let at = bytes.indexOf(lessThan); at >= 0; at = bytes.indexOf(lessThan, at + 1)) {
      const first = bytes[at + 1];
      const second = bytes[at + 2];
      if (first === exclamation) throw new NotPlain('a comment or CDATA in the shared strings');
      if (first === s && second === i) {
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

  /** The XML inside one `<si>`; undefined where there is none of this number. */
  xml(index: number): string | undefined {
    const start = this.#starts[index];
    if (start === undefined) return undefined;
    const text = new TextDecoder().decode(this.#bytes.subarray(start, this.#starts[index + 1]));
    return /^<si(?:\s[^>]*)?>(.*)<\/si>/s.exec(text)?.[1] ?? '';
  }
}
