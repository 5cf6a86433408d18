/** Texts (kept) and whole numbers of 16 digits and more, which JavaScript would round. */
const textOrLongNumber = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

/** Reads JSON. Whole numbers too long for a JavaScript number come as text, so that an ID is never rounded. Throws a SyntaxError. */
export function parseJson(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  if (!/\d{16}/.test(json)) return JSON.parse(json);
  return JSON.parse(json.replace(textOrLongNumber, (part) => (part.startsWith('"') ? part : `"${part}"`)));
}
