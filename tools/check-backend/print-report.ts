import { deviationOf } from './deviations/catalog';
import type { Sample } from './findings';
import type { Reported } from './report';

const labels = { ok: 'ok    ', check: 'CHECK ', failed: 'FAILED' } as const;
const indent = '       ';

/** The calls that are not tried, because they mail, count as a failed sign-in, or change accounts. */
const unchecked = 'login, register, approval, passwords, profile, two-factor, uploads and their confirmation';
const alsoUnchecked = 'creating, changing and deleting (--write tries them with a product and price of its own)';

/** One check as lines of text. */
export function linesOf({ title, verdict, response, read, findings, sample }: Reported): readonly string[] {
  return [
    `${labels[verdict]} ${title}`,
    ...(response === undefined ? [] : [`${indent}${describe(response)}`]),
    `${indent}${read}`,
    ...findings.flatMap(({ deviation, found }) => {
      const { seen, mend } = deviationOf(deviation);
      return [`${indent}! ${found} [${deviation}]`, `${indent}  Seen: ${seen}`, `${indent}  Mend: ${mend}`];
    }),
    ...(sample === undefined ? [] : tableLines(sample).map((line) => `${indent}| ${line}`)),
  ];
}

function describe({ line, status, contentType, bytes, ms }: NonNullable<Reported['response']>): string {
  return `${line}: HTTP ${status}, ${contentType || 'no type'}, ${bytes.toLocaleString('en')} bytes, ${ms} ms`;
}

const widest = 24;

function tableLines({ columns, rows }: Sample): readonly string[] {
  const cut = (text: string) => (text.length > widest ? `${text.slice(0, widest - 1)}…` : text);
  const table = [columns, ...rows].map((row) => row.map(cut));
  const widths = columns.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

export function summaryOf(reports: readonly Reported[], isWriting: boolean): string {
  const count = (verdict: Reported['verdict']) => reports.filter((one) => one.verdict === verdict).length;
  return [
    `Not tried: ${isWriting ? unchecked : `${alsoUnchecked}, ${unchecked}`}.`,
    `${count('ok')} ok, ${count('check')} to check, ${count('failed')} failed`,
  ].join('\n');
}

/** The whole report for programs, such as a pipeline's next step. */
export function jsonOf(reports: readonly Reported[]): string {
  const checks = reports.map(({ response, findings, ...rest }) => ({
    ...rest,
    call: response && { line: response.line, status: response.status, bytes: response.bytes, ms: response.ms },
    findings: findings.map((one) => ({ ...one, ...deviationOf(one.deviation) })),
  }));
  return JSON.stringify({ ok: reports.every(({ verdict }) => verdict !== 'failed'), checks }, null, 2);
}
