import type { Context } from 'hono';

/** Media type of an .xlsx file. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Answers with an .xlsx file that is named after the day, as in `prices_2026-11-20.xlsx`. */
export function answerDownload(c: Context, what: string, day: Date, file: Uint8Array<ArrayBuffer>): Response {
  return c.body(file, 200, {
    'Content-Type': XLSX_TYPE,
    'Content-Disposition': `attachment; filename="${what}_${day.toISOString().slice(0, 10)}.xlsx"`,
  });
}
