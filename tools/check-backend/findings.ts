import type { Page } from '../../src/wire/lists';
import { isRecord, type WireRecord } from '../../src/wire/values';

/** How the widgets understand a response, as text for the developer of the back end. */
export interface Finding {
  /** The content as the widgets read it. */
  readonly read: string;
  /** What works, but not as well as it could; each says why it matters. */
  readonly warnings: readonly string[];
  /** What keeps the widgets from working. */
  readonly failures?: readonly string[];
}

/** The `data` of a response, or the `data` in it if that is an envelope too; `{}` unless it is an object. */
function dataOf(text: string): WireRecord {
  const body = parsed(text);
  const data = isRecord(body) && Object.hasOwn(body, 'data') ? body.data : body;
  const inner = isRecord(data) && Object.hasOwn(data, 'data') && Object.hasOwn(data, 'status') ? data.data : data;
  return isRecord(inner) ? inner : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The warnings about the envelope of a response. */
export function envelopeWarnings(text: string): readonly string[] {
  const body = parsed(text);
  if (!isRecord(body))
    return ['The response is no JSON object. It should be { "status": 200, "message": "…", "data": … }.'];
  return ['status', 'data']
    .filter((key) => !Object.hasOwn(body, key))
    .map((key) => `The envelope has no \`${key}\`. It should be { "status": 200, "message": "…", "data": … }.`);
}

/** The finding about a page of a list. */
export function pageFinding(
  { items, meta }: Page<{ readonly source: WireRecord }>,
  { text, requestedSize, columns, what }: PageAsked,
): Finding {
  const sent = dataOf(text);
  const sentMeta = isRecord(sent.meta) ? sent.meta : {};
  const missing = ['currentPage', 'itemsPerPage', 'totalItems', 'totalPages'].filter((key) => sentMeta[key] == null);
  const absent = columns.filter((key) => items.length > 0 && items.every(({ source }) => !Object.hasOwn(source, key)));
  return {
    read: `${items.length} ${what} on page ${meta.currentPage} of ${meta.totalPages}, ${meta.totalItems} in all.`,
    warnings: [
      ...(Array.isArray(sent.items) || sent.items === null
        ? []
        : ['`data.items` is missing: the list is read as empty.']),
      ...(missing.length > 0
        ? [`\`data.meta\` has no ${missing.join(', ')}: the pager computes it from the items, and may be wrong.`]
        : []),
      ...(items.length > requestedSize
        ? [`${items.length} items came though itemsPerPage was ${requestedSize}: the page size is not read.`]
        : []),
      ...(absent.length > 0
        ? [`No item has ${absent.join(', ')}: the column is empty, and the form says "not sent by the server".`]
        : []),
    ],
  };
}

interface PageAsked {
  readonly text: string;
  /** The requested page size. */
  readonly requestedSize: number;
  /** The requested columns. */
  readonly columns: readonly string[];
  /** What the items are. */
  readonly what: string;
}
