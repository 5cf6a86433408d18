import { parseJson } from './parse-json';

/** Longest text in characters that is parsed in one step. */
const maxShortText = 500_000;
/** Longest list that is serialised in one step. */
const maxShortList = 100;

/** Loaded for the first long body; where that fails, long bodies block the main thread. */
const loadLongJson = () => import('./long-json').catch(() => undefined);

/** Parses JSON, a long text in chunks. Rejects with a SyntaxError. */
export async function readJson(text: string): Promise<unknown> {
  const longJson = text.length > maxShortText ? await loadLongJson() : undefined;
  return longJson ? longJson.parseLongJson(text) : parseJson(text);
}

/** Returns ky's option for the body; long lists are serialised in chunks. */
export async function writeJson(
  body: Readonly<Record<string, unknown>>,
): Promise<{ readonly json: unknown } | { readonly body: Blob }> {
  const isLong = Object.values(body).some((value) => Array.isArray(value) && value.length > maxShortList);
  const longJson = isLong ? await loadLongJson() : undefined;
  return longJson ? { body: await longJson.writeLongJson(body) } : { json: body };
}
