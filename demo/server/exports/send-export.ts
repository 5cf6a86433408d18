import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ExportLimit } from './export-limit';
import { exportRows } from './export-rows';
import type { ExportCell } from './workbook';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The sheet of an export of records, in the format of an upload. */
export interface ExportSheet<T> {
  readonly name: string;
  readonly header: readonly string[];
  readonly rowOf: (record: T) => readonly ExportCell[];
}

/** Resolves when the response was sent or its client has left, also if it left before. */
function closeOf(c: Context): Promise<void> {
  const { incoming, outgoing }: HttpBindings = c.env;
  const { socket } = incoming;
  if (outgoing.destroyed || socket.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      outgoing.off('close', done);
      socket.off('close', done);
      resolve();
    };
    outgoing.once('close', done);
    // The response of a request that waits for another one on its connection is never closed by itself.
    socket.once('close', done);
  });
}

/** Responds with an .xlsx file of all records, whose name has the date, as in `prices_2026-11-20.xlsx`. */
export async function sendExport<T>(
  c: Context,
  { limitExports, clock }: { readonly limitExports: ExportLimit; readonly clock: () => Date },
  { name, header, rowOf }: ExportSheet<T>,
  records: AsyncIterable<readonly T[]>,
): Promise<Response> {
  async function* rows() {
    for await (const batch of records) yield batch.map(rowOf);
  }
  const make = () => exportRows(name, header, rows(), c.req.raw.signal);
  const file = await limitExports(c.get('account').id, make, closeOf(c));
  const day = clock().toISOString().slice(0, 10);
  return c.body(file, 200, {
    'Content-Type': XLSX_TYPE,
    'Content-Disposition': `attachment; filename="${name.toLowerCase()}_${day}.xlsx"`,
  });
}
