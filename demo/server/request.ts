import type { Context } from 'hono';
import * as v from 'valibot';
import { badFields, type FieldProblems, Refusal } from './refusal';

const BODY = 'The request body';

/**
 * The JSON body, checked.
 *
 * @throws Refusal 415 when it is not sent as JSON, 400 when it is no JSON or has wrong fields
 */
export async function readBody<T>(c: Context, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const text = await c.req.text();
  if (text.trim() === '') return checked(schema, {}, BODY);
  if (!/^application\/([a-z.+-]+\+)?json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new Refusal(415, 'The request body has to be JSON: send it with the header Content-Type: application/json.');
  }
  const body = parseJson(text, BODY);
  if (Array.isArray(body)) throw badFields({ [BODY]: 'has to be a JSON object' });
  return checked(schema, body, BODY);
}

/**
 * The query parameters, checked.
 *
 * @throws Refusal 400
 */
export function readQuery<T>(c: Context, schema: v.GenericSchema<unknown, T>): T {
  return checked(schema, c.req.query(), 'The query');
}

/**
 * Parses JSON text.
 *
 * @throws Refusal 400, its message beginning with `what`
 */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, `${what} is not valid JSON.`);
  }
}

/** Text that the database can keep: PostgreSQL has no NUL character. */
export const wireText = v.pipe(
  v.string('has to be text'),
  v.check((text) => !text.includes('\0'), 'contains a NUL character, which cannot be kept'),
);

/** Text that is trimmed and must not be empty. */
export const requiredText = v.pipe(wireText, v.trim(), v.minLength(1, 'is needed'));

/** An ID or version: a positive whole number, sent as a number or as text. */
export const wireId = v.pipe(
  v.union([v.number(), v.string()], 'has to be a number'),
  v.transform(Number),
  v.check((id) => Number.isInteger(id) && id >= 1 && id <= 2_147_483_647, 'has to be a positive whole number'),
);

/**
 * The value, checked.
 *
 * @throws Refusal 400 that names what is wrong; `what` stands for the value itself
 */
export function checked<T>(schema: v.GenericSchema<unknown, T>, value: unknown, what: string): T {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw badFields(problemsByField(result.issues, what));
}

function problemsByField(issues: readonly v.BaseIssue<unknown>[], what: string): FieldProblems {
  const problems = new Map<string, string>();
  for (const issue of issues) {
    const name = v.getDotPath(issue) ?? what;
    const reason = issue.kind === 'schema' && issue.received === 'undefined' ? 'is needed' : issue.message;
    if (!problems.has(name)) problems.set(name, reason);
  }
  return Object.fromEntries(problems);
}
