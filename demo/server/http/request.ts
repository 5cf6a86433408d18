import type { Context } from 'hono';
import * as v from 'valibot';
import { type CodedMessage, codedMessage } from '../../../src/wire/error-texts';
import { isBlank } from '../../../src/wire/text-rules';
import { type FieldErrors, HttpError, invalidFieldsError } from './http-error';

const BODY = 'The request body';

/** The validated JSON body; an empty body counts as `{}`. Throws HttpError 415 for another type, 400 when it is invalid. */
export async function readBody<T>(c: Context, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const text = await c.req.text();
  if (text.trim() === '') return validate(schema, {}, BODY);
  if (!/^application\/([a-z.+-]+\+)?json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new HttpError(415, codedMessage('body-not-json'));
  }
  const body = parseJson(text);
  if (Array.isArray(body)) throw invalidFieldsError({ [BODY]: 'has to be a JSON object' });
  return validate(schema, body, BODY);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidFieldsError({ [BODY]: 'is not valid JSON' });
  }
}

/** Maximum number of parts. Forms have few fields, and parsing hundreds of thousands of tiny parts would block the server for seconds. */
const MAX_PARTS = 64;

/** The boundary of a multipart Content-Type, of the characters that RFC 2046 permits. */
const BOUNDARY = /;\s*boundary="?([\w'()+,./:=?-]{1,70})"?\s*(?:;|$)/i;

const typeOf = (c: Context): string => c.req.header('content-type') ?? '';

export const isForm = (c: Context): boolean => /^multipart\/form-data\b/i.test(typeOf(c));

const readForms = new WeakMap<Context, Promise<FormData>>();

/**
 * The multipart body, which is parsed once per request. Throws HttpError 415 with `wrongType` for a body of another type, 400 when it
 * cannot be parsed or has more than 64 parts.
 */
export function readForm(c: Context, wrongType = codedMessage('form-needed')): Promise<FormData> {
  const form = readForms.get(c) ?? parseForm(c, wrongType);
  readForms.set(c, form);
  return form;
}

async function parseForm(c: Context, wrongType: CodedMessage): Promise<FormData> {
  if (!isForm(c)) throw new HttpError(415, wrongType);
  const type = typeOf(c);
  const [, boundary = ''] = BOUNDARY.exec(type) ?? [];
  const body = await c.req.arrayBuffer().catch(() => new ArrayBuffer(0));
  if (boundary === '' || hasTooManyParts(body, boundary)) throw unreadableFormError();
  // The body is parsed with the boundary whose parts were counted: a header with several could be read in two ways.
  const headers = { 'Content-Type': `multipart/form-data; boundary="${boundary}"` };
  return new Response(body, { headers }).formData().catch(() => {
    throw unreadableFormError();
  });
}

const unreadableFormError = () => new HttpError(400, codedMessage('unreadable-form'));

function hasTooManyParts(body: ArrayBuffer, boundary: string): boolean {
  const bytes = Buffer.from(body);
  const delimiter = Buffer.from(`--${boundary}`);
  let at = bytes.indexOf(delimiter);
  for (let parts = 0; at !== -1; parts += 1) {
    // The last delimiter ends the body.
    if (parts > MAX_PARTS) return true;
    at = bytes.indexOf(delimiter, at + delimiter.length);
  }
  return false;
}

/** The validated query parameters. Throws HttpError 400. */
export function readQuery<T>(c: Context, schema: v.GenericSchema<unknown, T>): T {
  return validate(schema, c.req.query(), 'The query');
}

/** Text without the NUL character, which PostgreSQL cannot store. */
export const wireText = v.pipe(
  v.string('has to be text'),
  v.check((text) => !text.includes('\0'), 'contains a NUL character, which cannot be kept'),
);

export const requiredText = v.pipe(
  wireText,
  v.trim(),
  v.check((text) => !isBlank(text), 'is needed'),
);

/** An ID or version: a positive integer, as a number or as text. */
export const wireId = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/, 'has to be decimal digits'))], 'has to be a number'),
  v.transform(Number),
  v.check((id) => Number.isInteger(id) && id >= 1 && id <= 2_147_483_647, 'has to be a positive whole number'),
);

/** The schema's output. Throws HttpError 400, where `what` names the value in errors that concern no single field. */
export function validate<T>(schema: v.GenericSchema<unknown, T>, value: unknown, what: string): T {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw invalidFieldsError(errorsByField(result.issues, what));
}

/** More than any form has fields. Each error is looked for among the texts that have a code. */
const MAX_ERRORS = 100;

function errorsByField(issues: readonly v.BaseIssue<unknown>[], what: string): FieldErrors {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    if (errors.size === MAX_ERRORS) break;
    const name = v.getDotPath(issue) ?? what;
    const reason = issue.kind === 'schema' && issue.received === 'undefined' ? 'is needed' : issue.message;
    if (!errors.has(name)) errors.set(name, reason);
  }
  return Object.fromEntries(errors);
}
