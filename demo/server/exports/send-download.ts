import type { Context } from 'hono';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Responds with an .xlsx file whose name has the date, as in `prices_2026-11-20.xlsx`. */
export function sendDownload(c: Context, name: string, day: Date, file: Uint8Array<ArrayBuffer>): Response {
  return c.body(file, 200, {
    'Content-Type': XLSX_TYPE,
    'Content-Disposition': `attachment; filename="${name}_${day.toISOString().slice(0, 10)}.xlsx"`,
  });
}
