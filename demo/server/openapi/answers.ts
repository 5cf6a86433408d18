/** What each status of a refusal means. */
const refusals: Readonly<Record<number, string>> = {
  400: 'Fields that cannot be taken as they are: the message names them, `data.fields` lists them.',
  401: 'There is no valid session, or a sign-in has wrong credentials.',
  403: 'The role, or the account, may not do this.',
  404: 'There is no such record.',
  409: 'It does not go with what is stored: taken already, in use, or changed in the meantime.',
  410: 'The link was used already, or has expired.',
  413: 'The body is too large.',
  415: 'The body, or the file in it, is of another type than is needed.',
  422: 'A file that can be read has wrong rows: `data.problems` lists the first hundred.',
  429: 'Too many failures: Retry-After says for how many seconds.',
};

const envelope = (data: object) => ({
  type: 'object',
  required: ['status', 'message', 'data'],
  properties: {
    status: { type: 'integer', description: 'Repeats the HTTP status.' },
    message: { type: 'string', description: 'Can be shown to a person.' },
    data,
    show: {
      type: 'object',
      description: 'A message that the client shows.',
      required: ['type', 'message'],
      properties: { type: { enum: ['success', 'warning', 'error'] }, message: { type: 'string' } },
    },
  },
});

/** What calls have in common; each refers to it. */
export const components = {
  schemas: {
    Envelope: { description: 'What every JSON answer looks like.', ...envelope({}) },
    Refusal: { description: 'Says why a call was not done.', ...envelope({ type: ['object', 'null'] }) },
  },
  responses: Object.fromEntries(
    Object.entries(refusals).map(([status, description]) => [
      `Refusal${status}`,
      {
        description,
        ...(status === '429' && { headers: { 'Retry-After': { schema: { type: 'integer' } } } }),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  ),
  securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
};

/** The answers of calls that are done: these statuses, in these media types. */
export function doneAnswers(done: Readonly<Record<number, string>>, types: readonly string[]): object {
  const content = Object.fromEntries(types.map((type) => [type, { schema: schemaOfType(type) }]));
  return Object.fromEntries(Object.entries(done).map(([status, description]) => [status, { description, content }]));
}

const schemaOfType = (type: string): object =>
  type === 'application/json' ? { $ref: '#/components/schemas/Envelope' } : { type: 'string', format: 'binary' };

/** The refusals of these statuses. */
export function refusalAnswers(statuses: Iterable<number>): object {
  const sorted = [...new Set(statuses)].sort((a, b) => a - b);
  return Object.fromEntries(sorted.map((status) => [status, { $ref: `#/components/responses/Refusal${status}` }]));
}
