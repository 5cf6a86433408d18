/** Texts and numbers, whole. */
const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Reads JSON. Whole numbers that JavaScript would round come as text, so that an ID stays what it is. Throws a SyntaxError. */
export function parseJson(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  return JSON.parse(/\d{16}/.test(json) ? json.replace(textOrNumber, keepDigits) : json);
}

function keepDigits(part: string): string {
  return /^-?\d+$/.test(part) && !Number.isSafeInteger(Number(part)) ? `"${part}"` : part;
}
