const errorDescriptions: Readonly<Record<number, string>> = {
  400: 'Invalid fields: the message names them, `data.fields` lists them.',
  401: 'There is no valid session, or a sign-in has wrong credentials.',
  403: 'The role, or the account, may not do this.',
  404: 'There is no such record.',
  409: 'A conflict with stored data: taken, in use, or changed in the meantime.',
  410: 'The link was used already, or has expired.',
  413: 'The body is too large.',
  415: 'The body, or the file in it, is of another type than is needed.',
  422: 'A file that can be read has wrong rows: `data.problems` lists the first hundred. Or an Idempotency-Key came with another body.',
  501: 'This server cannot do this: the message names another way.',
  503: 'The server cannot do this now: Retry-After says for how many seconds.',
  429: 'Too many at a time, or too many failures: Retry-After says for how many seconds.',
};

const code = {
  type: 'string',
  description:
    'Names the error, or what a response shows, for translation: docs/back-end.md lists the codes. It is never given another meaning.',
};
const params = {
  type: 'object',
  description: 'What the message has of this case.',
  additionalProperties: { type: ['string', 'number'] },
};

const envelopeSchema = (data: object) => ({
  type: 'object',
  required: ['status', 'message', 'data'],
  properties: {
    status: { type: 'integer', description: 'Repeats the HTTP status.' },
    message: { type: 'string', description: 'Can be shown to the user.' },
    code,
    params,
    data,
    show: {
      type: 'object',
      description: 'A toast that the client shows.',
      required: ['type', 'message'],
      properties: { type: { enum: ['success', 'warning', 'error'] }, message: { type: 'string' } },
    },
  },
});

const refusal = {
  ...envelopeSchema({ type: ['object', 'null'] }),
  required: [...envelopeSchema({}).required, 'code'],
  properties: {
    ...envelopeSchema({ type: ['object', 'null'] }).properties,
    fieldCodes: {
      type: 'object',
      description: 'The codes of the reasons in `data.fields`, as far as they have one.',
      additionalProperties: { type: 'object', required: ['code'], properties: { code, params } },
    },
  },
};

/** The document's components, to which operations refer. */
export const components = {
  schemas: {
    Envelope: { description: 'The body of every JSON response.', ...envelopeSchema({}) },
    Refusal: { description: 'The body of an error.', ...refusal },
  },
  responses: Object.fromEntries(
    Object.entries(errorDescriptions).map(([status, description]) => [
      `Refusal${status}`,
      {
        description,
        ...((status === '429' || status === '503') && { headers: { 'Retry-After': { schema: { type: 'integer' } } } }),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  ),
  securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
};

export function successResponses(successes: Readonly<Record<number, string>>, types: readonly string[]): object {
  const content = Object.fromEntries(types.map((type) => [type, { schema: schemaOfType(type) }]));
  return Object.fromEntries(
    Object.entries(successes).map(([status, description]) => [status, { description, content }]),
  );
}

const schemaOfType = (type: string): object =>
  type === 'application/json' ? { $ref: '#/components/schemas/Envelope' } : { type: 'string', format: 'binary' };

export function errorResponses(statuses: Iterable<number>): object {
  const sorted = [...new Set(statuses)].sort((a, b) => a - b);
  return Object.fromEntries(sorted.map((status) => [status, { $ref: `#/components/responses/Refusal${status}` }]));
}
