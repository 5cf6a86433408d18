import { parseJson } from './parse-json';

/** Characters that are parsed at once. */
const shortText = 500_000;
/** Entries of a list that are serialised at once. */
const shortList = 100;

/** Loaded for the first long body; where that fails, long bodies block the main thread. */
const loadLongJson = () => import('./long-json').catch(() => undefined);

/** Parses JSON, a long text in chunks. Rejects with a SyntaxError. */
export async function readJson(text: string): Promise<unknown> {
  const longJson = text.length > shortText ? await loadLongJson() : undefined;
  return longJson ? longJson.parseLongJson(text) : parseJson(text);
}

/** Returns the body as an option of ky, one with a long list serialised in chunks. */
export async function writeJson(
  body: Readonly<Record<string, unknown>>,
): Promise<{ readonly json: unknown } | { readonly body: Blob }> {
  const isLong = Object.values(body).some((value) => Array.isArray(value) && value.length > shortList);
  const longJson = isLong ? await loadLongJson() : undefined;
  return longJson ? { body: await longJson.writeLongJson(body) } : { json: body };
}
