import type { Context } from 'hono';

/** Answers with an .xlsx file that is named after the day, as in `prices_2026-11-20.xlsx`. */
export function answerDownload(c: Context, what: string, day: Date, file: Uint8Array<ArrayBuffer>): Response {
  return c.body(file, 200, {
    'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'Content-Disposition': `attachment; filename="${what}_${day.toISOString().slice(0, 10)}.xlsx"`,
  });
}
