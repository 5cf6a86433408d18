/** JSON strings (so that numbers in them do not match) and numbers. */
const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Parses JSON; unsafe integers become text, because rounding would change an ID. Throws a SyntaxError. */
export function parseJson(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  return JSON.parse(/\d{16}/.test(json) ? json.replace(textOrNumber, quoteUnsafeInteger) : json);
}

function quoteUnsafeInteger(part: string): string {
  return /^-?\d+$/.test(part) && !Number.isSafeInteger(Number(part)) ? `"${part}"` : part;
}
