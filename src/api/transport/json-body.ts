import { parseJson } from './parse-json';

/** Texts up to so many characters are read at once. */
const shortText = 500_000;
/** Lists up to so many entries are written at once. */
const shortList = 100;

/** Code for long texts is loaded with the first of them; where it does not come, they are read and written in one go. */
const long = () => import('./long-json').catch(() => undefined);

/** Reads JSON, a long text without holding the page. Rejects with a SyntaxError. */
export async function readJson(text: string): Promise<unknown> {
  const inTurns = text.length > shortText ? await long() : undefined;
  return inTurns ? inTurns.parseLongJson(text) : parseJson(text);
}

/** Writes a request's body as JSON, one with a long list without holding the page. */
export async function writeJson(
  body: Readonly<Record<string, unknown>>,
): Promise<{ readonly json: unknown } | { readonly body: Blob }> {
  const isLong = Object.values(body).some((value) => Array.isArray(value) && value.length > shortList);
  const inTurns = isLong ? await long() : undefined;
  return inTurns ? { body: await inTurns.writeLongJson(body) } : { json: body };
}
