const charCode = (character: string) => character.charCodeAt(0);
const space = charCode(' ');
const quote = charCode('"');
const minus = charCode('-');
const point = charCode('.');
const slash = charCode('/');
const zero = charCode('0');
const nine = charCode('9');
const lessThan = charCode('<');
const equals = charCode('=');
const greaterThan = charCode('>');
const beforeA = charCode('A') - 1;
const letterCount = 26;

/** Integers with at most this many digits, and powers of ten up to this one, are exact, so that their quotient is rounded only once. */
const exactDigits = 15;
const powersOfTen = Array.from({ length: exactDigits + 1 }, (_, exponent) => Number(`1e${exponent}`));
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** ASCII text of at most this many bytes is not given to the decoder, which takes three times as long in Chromium. */
const shortText = 64;
const lastAscii = 0x7f;

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Reads XML bytes from left to right. Decodes single texts only, because browsers free decoded text late. */
export class XmlCursor {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  skipSpace(): void {
    while ((this.#bytes[this.#at] ?? lessThan) <= space) this.#at++;
  }

  /** Skips these bytes if they are next. */
  skip(bytes: Uint8Array): boolean {
    for (let index = 0; index < bytes.length; index++) {
      if (this.#bytes[this.#at + index] !== bytes[index]) return false;
    }
    this.#at += bytes.length;
    return true;
  }

  /** Skips an opening tag, given as its bytes up to the name. */
  skipTag(start: Uint8Array): 'open' | 'closed' | undefined {
    const next = this.#bytes[this.#at + start.length] ?? lessThan;
    if ((next > space && next !== greaterThan && next !== slash) || !this.skip(start)) return undefined;
    this.#at = this.#find(greaterThan, this.#at) + 1;
    return this.#bytes[this.#at - 2] === slash ? 'closed' : 'open';
  }

  /** Skips an attribute in double quotes. */
  skipAttribute(): boolean {
    let end = this.#at;
    for (let byte = this.#bytes[end]; byte !== equals; byte = this.#bytes[++end]) {
      if (byte === undefined || byte <= space || byte === greaterThan) return false;
    }
    if (this.#bytes[end + 1] !== quote) return false;
    this.#at = this.#find(quote, end + 2) + 1;
    return true;
  }

  /** Skips digits and returns their number; 0 without digits. */
  readInteger(): number {
    let value = 0;
    for (; ; this.#at++) {
      const byte = this.#bytes[this.#at] ?? 0;
      if (byte < zero || byte > nine) return value;
      value = value * 10 + byte - zero;
    }
  }

  /** Skips capital letters and returns the position of their column from 0; -1 without letters. */
  readColumn(): number {
    let column = 0;
    for (; ; this.#at++) {
      const letter = (this.#bytes[this.#at] ?? 0) - beforeA;
      if (letter < 1 || letter > letterCount) return column - 1;
      column = column * letterCount + letter;
    }
  }

  skipText(): void {
    this.#at = this.#find(lessThan, this.#at);
  }

  /** Skips the text before the next tag and returns it, with its references. */
  readText(): string {
    const start = this.#at;
    this.skipText();
    const bytes = this.#bytes.subarray(start, this.#at);
    if (bytes.length > shortText) return decoder.decode(bytes);
    for (let index = 0; index < bytes.length; index++) {
      if ((bytes[index] ?? 0) > lastAscii) return decoder.decode(bytes);
    }
    return Reflect.apply(String.fromCharCode, undefined, bytes);
  }

  /** Skips the text before the next tag and returns its number; NaN for other text. */
  readNumber(): number {
    const isNegative = this.#bytes[this.#at] === minus;
    let end = isNegative ? this.#at + 1 : this.#at;
    let mantissa = 0;
    let digits = 0;
    let pointAt: number | undefined;
    for (let byte = this.#bytes[end]; byte !== lessThan; byte = this.#bytes[++end]) {
      if (byte === point && pointAt === undefined) pointAt = end;
      else if (byte === undefined || byte < zero || byte > nine || ++digits > exactDigits) return this.#parseNumber();
      else mantissa = mantissa * 10 + byte - zero;
    }
    if (digits === 0) return this.#parseNumber();
    this.#at = end;
    const value = pointAt === undefined ? mantissa : mantissa / (powersOfTen[end - pointAt - 1] ?? Number.NaN);
    return isNegative ? -value : value;
  }

  #parseNumber(): number {
    const text = this.readText();
    return text.trim() === '' ? Number.NaN : Number(text);
  }

  #find(byte: number, from: number): number {
    let at = from;
    while (at < this.#bytes.length && this.#bytes[at] !== byte) at++;
    return at;
  }
}
