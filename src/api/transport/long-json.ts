import { jsonText } from './json-text';
import { parseJson } from './parse-json';
import { timeSlices } from './time-slices';

/** Characters of a list that are read at a time. */
const pieceLength = 50_000;
/** Entries of a list that are written at a time; shorter lists are written at once. */
const pieceEntries = 100;

const code = (sign: string) => sign.charCodeAt(0);
const quote = code('"');
const backslash = code('\\');
const comma = code(',');
const [openList, closeList, openRecord, closeRecord] = ['[', ']', '{', '}'].map(code);

/** Reads JSON as `parseJson` does, its outermost lists piece by piece and in turns. Throws a SyntaxError. */
export async function parseLongJson(text: string): Promise<unknown> {
  const pause = timeSlices();
  const lists: unknown[][] = [];
  // The text with each outermost list replaced by one that holds its position among them: there are no others in it.
  let frame = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfText(text, at);
    else if (sign === openList) {
      frame += `${text.slice(from, at)}[${lists.length}]`;
      const list: unknown[] = [];
      lists.push(list);
      for (const { piece, end } of piecesOfList(text, at + 1)) {
        for (const entry of piece) list.push(entry);
        at = end;
        await pause();
      }
      from = at + 1;
    }
  }
  const read = parseJson(frame + text.slice(from));
  return fill(read, lists);
}

/** The entries of the list that begins at `start`, some at a time, each time with where its comma or bracket stands. */
function* piecesOfList(
  text: string,
  start: number,
): Generator<{ readonly piece: readonly unknown[]; readonly end: number }, void, void> {
  let depth = 0;
  let from = start;
  for (let at = start; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfText(text, at);
    else if (sign === openList || sign === openRecord) depth++;
    else if (depth > 0 && (sign === closeList || sign === closeRecord)) depth--;
    else if (depth === 0 && (sign === closeList || (sign === comma && at - from > pieceLength))) {
      const piece = parseJson(`[${text.slice(from, at)}]`);
      if (!Array.isArray(piece) || (piece.length === 0 && from > start)) throw new SyntaxError('an entry is missing');
      yield { piece, end: at };
      if (sign === closeList) return;
      from = at + 1;
    }
  }
  throw new SyntaxError('a list has no end');
}

/** Where the text that begins at `start` ends. */
function endOfText(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === backslash) slashes++;
    if (slashes % 2 === 0) return at;
  }
  throw new SyntaxError('a text has no end');
}

/** The frame with its lists in their places. */
function fill(frame: unknown, lists: readonly unknown[][]): unknown {
  if (Array.isArray(frame)) return lists[Number(frame[0])];
  if (typeof frame !== 'object' || frame === null) return frame;
  for (const [key, value] of Object.entries(frame)) {
    if (typeof value === 'object') Reflect.set(frame, key, fill(value, lists));
  }
  return frame;
}

/** Writes a request as JSON, its own lists piece by piece and in turns. */
export async function writeLongJson(body: Readonly<Record<string, unknown>>): Promise<Blob> {
  const pause = timeSlices();
  const parts: Blob[] = [];
  // Each as a blob of its own: many texts would be encoded at once when they are joined.
  const write = (text: string) => parts.push(new Blob([text]));
  for (const [index, [key, value]] of Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .entries()) {
    write(`${index === 0 ? '{' : ','}${jsonText(key)}:`);
    if (!Array.isArray(value)) {
      write(jsonText(value));
      continue;
    }
    for (let from = 0; from < value.length; from += pieceEntries) {
      const piece = jsonText(value.slice(from, from + pieceEntries)).slice(1, -1);
      write(`${from === 0 ? '[' : ','}${piece}`);
      await pause();
    }
    write(value.length === 0 ? '[]' : ']');
  }
  write('}');
  return new Blob(parts, { type: 'application/json' });
}
