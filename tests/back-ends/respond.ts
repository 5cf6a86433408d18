import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Variant } from './variant';

/** A record by its names in the API. */
export type WireRecord = Readonly<Record<string, unknown>>;

/** The result of a call. */
export interface Outcome {
  /** @default 200 */
  readonly status?: ContentfulStatusCode;
  readonly message?: string;
  readonly data?: unknown;
}

/** Sends a result in the format of the variant. */
export function respond(
  c: Context,
  variant: Variant,
  { status = 200, message = 'Done.', data = null }: Outcome,
): Response {
  const written = formatValue(variant, data);
  const send = (body: unknown) =>
    c.body(jsonOf(body), httpStatus(c, variant, status), { 'content-type': 'application/json' });
  if (variant.details && status >= 400)
    return send({ status, detail: message, ...(data !== null && { data: written }) });
  if (variant.bareLists && Array.isArray(data)) return send(written);
  const inner = {
    ...{ status, message, data: written },
    ...(variant.unknownFields && { traceId: 'b7', took: { ms: 3 } }),
    ...(variant.toasts && { show: { type: status < 400 ? 'success' : 'error', message: `Noted: ${message}` } }),
  };
  return send(variant.nestedData ? { status, message, data: inner } : inner);
}

function httpStatus({ req }: Context, { always200, posts201 }: Variant, status: ContentfulStatusCode) {
  if (posts201 && req.method === 'POST' && status === 200) return 201;
  return always200 ? 200 : status;
}

/** A record as a list sends it: only with the requested columns in a literal back end. */
export function listedRecord(
  variant: Variant,
  record: WireRecord,
  tableColumns: readonly string[] | undefined,
): WireRecord {
  const named = variant.literalColumns && tableColumns !== undefined;
  const kept = Object.entries(record).filter(([key]) => !named || tableColumns.includes(key));
  return { ...Object.fromEntries(kept), ...(variant.unknownFields && { _rev: '3-f2', owner: { team: ['a', 1] } }) };
}

/** A value with numbers, dates, empty lists and unset keys in the format of this back end. */
function formatValue(variant: Variant, value: unknown): unknown {
  if (typeof value === 'number') return variant.numbersAsText ? String(value) : value;
  if (value instanceof Date) return variant.epochDates ? value.getTime() : value.toISOString();
  if (Array.isArray(value))
    return value.length === 0 && variant.nullLists ? null : value.map((entry) => formatValue(variant, entry));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, field]) => [key, formatValue(variant, field)] as const);
  return Object.fromEntries(entries.filter(([, field]) => !(variant.omitsNull && (field === null || field === ''))));
}

/** JSON that preserves all digits of whole numbers. */
const jsonOf = (body: unknown) =>
  JSON.stringify(body, (_, value: unknown) => (typeof value === 'bigint' ? `#${value}#` : value)).replace(
    /"#(\d+)#"/g,
    '$1',
  );
