import { type DestinationStream, type Logger, pino } from 'pino';

export const logFormats = ['json', 'text', 'off'] as const;
export type LogFormat = (typeof logFormats)[number];

export type Log = Logger;

/** Creates the log of a process. Never pass it a token, a code, a link or a body. */
export function createLog(format: LogFormat, write: (line: string) => void = () => {}): Log {
  const formatForOutput = format === 'text' ? formatLine : (line: string) => line.trimEnd();
  const stream: DestinationStream = { write: (line) => write(`${escapeControls(formatForOutput(line))}\n`) };
  return pino(
    {
      base: null,
      level: format === 'off' ? 'silent' : 'info',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    stream,
  );
}

/**
 * Writes control and direction characters as, for example, `\u001b`: they could forge further lines, or control a terminal. In
 * JSON that is the same text.
 */
export const escapeControls = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );

const MAX_CAUSES = 10;

/** The stack of an error, and those of its causes. A message, which may quote a client, is one line. */
export function errorStack(error: unknown): string {
  // A set, as an error can be among its own causes; it grows while it is walked.
  const chain = new Set([error]);
  for (const each of chain) for (const cause of causesOf(each)) if (chain.size < MAX_CAUSES) chain.add(cause);
  return [...chain].map(stackOf).join('\nCaused by: ');
}

function causesOf(error: unknown): readonly unknown[] {
  if (!(error instanceof Error)) return [];
  const causes = error.cause === undefined ? [] : [error.cause];
  return error instanceof AggregateError ? [...causes, ...error.errors] : causes;
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return escapeControls(String(error));
  const { message, stack = message } = error;
  return stack
    .replace(message, () => escapeControls(message))
    .split('\n')
    .map(escapeControls)
    .join('\n');
}

/** One JSON line as, for example, `12:40:03 POST /api/auth/login 401 34 ms`. */
function formatLine(line: string): string {
  const { time, msg, method, path, status, ms, event, accountId } = JSON.parse(line);
  const clock = String(time).slice(11, 19);
  const account = accountId === undefined ? '' : ` (account ${accountId})`;
  if (event !== undefined) return `${clock} ${event}${account}`;
  return method === undefined ? `${clock} ${msg}` : `${clock} ${method} ${path} ${status} ${ms} ms${account}`;
}

/**
 * Joins the log lines of one turn of the event loop into one write, after the turn's responses: a write to a pipe blocks, and takes
 * as long as sending a response. `flush` writes the rest when the process exits.
 */
export function createLineBatcher(write: (lines: string) => void) {
  let pending = '';
  const flush = (): void => {
    if (pending !== '') write(pending);
    pending = '';
  };
  const add = (line: string): void => {
    if (pending === '') setImmediate(flush);
    pending += line;
  };
  return { add, flush };
}
