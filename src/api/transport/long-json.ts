import { jsonText } from './json-text';
import { parseJson } from './parse-json';

/** Longest task on the main thread, in ms. */
const sliceMs = 10;
/** Characters of a list that are parsed at a time. */
const chunkLength = 50_000;
const chunkEntries = 100;

const charCode = (char: string) => char.charCodeAt(0);
const quote = charCode('"');
const backslash = charCode('\\');
const comma = charCode(',');
const [openList, closeList, openRecord, closeRecord] = ['[', ']', '{', '}'].map(charCode);

/** Parses JSON as `parseJson` does, its outermost lists in chunks between which it yields to the main thread. */
export async function parseLongJson(text: string): Promise<unknown> {
  const yieldToMain = createYield();
  const lists: unknown[][] = [];
  // The text with each outermost list replaced by its position in `lists`, as `[0]`.
  let frame = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === quote) at = endOfString(text, at);
    else if (char === openList) {
      frame += `${text.slice(from, at)}[${lists.length}]`;
      const list: unknown[] = [];
      lists.push(list);
      for (const { chunk, end } of chunksOfList(text, at + 1)) {
        for (const entry of chunk) list.push(entry);
        at = end;
        await yieldToMain();
      }
      from = at + 1;
    }
  }
  const read = parseJson(frame + text.slice(from));
  return fill(read, lists);
}

/** Parses the list that begins at `start` in chunks; `end` is the position of the comma or bracket after a chunk. */
function* chunksOfList(
  text: string,
  start: number,
): Generator<{ readonly chunk: readonly unknown[]; readonly end: number }, void, void> {
  let depth = 0;
  let from = start;
  for (let at = start; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === quote) at = endOfString(text, at);
    else if (char === openList || char === openRecord) depth++;
    else if (depth > 0 && (char === closeList || char === closeRecord)) depth--;
    else if (depth === 0 && (char === closeList || (char === comma && at - from > chunkLength))) {
      const chunk = parseJson(`[${text.slice(from, at)}]`);
      if (!Array.isArray(chunk) || (chunk.length === 0 && from > start)) throw new SyntaxError('an entry is missing');
      yield { chunk, end: at };
      if (char === closeList) return;
      from = at + 1;
    }
  }
  throw new SyntaxError('a list has no end');
}

function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === backslash) slashes++;
    if (slashes % 2 === 0) return at;
  }
  throw new SyntaxError('a text has no end');
}

function fill(frame: unknown, lists: readonly unknown[][]): unknown {
  if (Array.isArray(frame)) return lists[Number(frame[0])];
  if (typeof frame !== 'object' || frame === null) return frame;
  for (const [key, value] of Object.entries(frame)) {
    if (typeof value === 'object') Reflect.set(frame, key, fill(value, lists));
  }
  return frame;
}

/** Serialises a request's body, its lists in chunks between which it yields to the main thread. */
export async function writeLongJson(body: Readonly<Record<string, unknown>>): Promise<Blob> {
  const yieldToMain = createYield();
  const parts: Blob[] = [];
  // A Blob per part: the encoding of all texts at once, when they are joined, would block the main thread.
  const write = (text: string) => parts.push(new Blob([text]));
  for (const [index, [key, value]] of Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .entries()) {
    write(`${index === 0 ? '{' : ','}${jsonText(key)}:`);
    if (!Array.isArray(value)) {
      write(jsonText(value));
      continue;
    }
    for (let from = 0; from < value.length; from += chunkEntries) {
      const chunk = jsonText(value.slice(from, from + chunkEntries)).slice(1, -1);
      write(`${from === 0 ? '[' : ','}${chunk}`);
      await yieldToMain();
    }
    write(value.length === 0 ? '[]' : ']');
  }
  write('}');
  return new Blob(parts, { type: 'application/json' });
}

/** Returns a function to await between chunks: it yields when the time slice is over. */
function createYield(): () => Promise<void> {
  let end = performance.now() + sliceMs;
  return async () => {
    if (performance.now() < end) return;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + sliceMs;
  };
}
