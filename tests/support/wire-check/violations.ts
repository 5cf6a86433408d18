import * as v from 'valibot';
import { ownCalls, type WireCall, wireCalls } from './calls';

/** A request as the page sent it. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** `undefined` if there is none, or the browser does not expose it. */
  readonly body: string | undefined;
}

/** Method and call of a request, such as `POST price/getPrice`; `undefined` for any other request. */
export function callNameOf({ method, url }: Pick<SentRequest, 'method' | 'url'>): string | undefined {
  const call = /\/api\/([a-z]+\/[A-Za-z]+)$/.exec(new URL(url).pathname)?.[1];
  return call === undefined || call.startsWith('file/') ? undefined : `${method} ${call}`;
}

/** The allowed request of the call; `undefined` if there is no such call. */
const knownCall = (name: string): WireCall | undefined => wireCalls[name] ?? ownCalls[name];

/** The violations of spec.md section 7 by a request. */
export function violationsOf(request: SentRequest): readonly string[] {
  const name = callNameOf(request);
  if (name === undefined) return [];
  const call = knownCall(name);
  if (call === undefined) return [`${name}: there is no such call`];
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const found = [
    ...headerProblems(call, request.headers),
    ...problemsOf(call.query ?? v.strictObject({}), query, 'query'),
    ...bodyProblems(call, request),
  ];
  return found.map((problem) => `${name}: ${problem}`);
}

function headerProblems({ access }: WireCall, headers: SentRequest['headers']): readonly string[] {
  const token = headers.authorization;
  return [
    ...(headers['ngrok-skip-browser-warning'] === 'true' ? [] : ['no ngrok-skip-browser-warning header']),
    ...(access === 'anonymous' && token !== undefined ? ['carries a token, but needs none'] : []),
    ...(access !== 'anonymous' && !/^Bearer .+$/.test(token ?? '') ? ['no bearer token'] : []),
    ...(headers.cookie === undefined ? [] : ['carries cookies']),
  ];
}

function bodyProblems(call: WireCall, { headers, body }: SentRequest): readonly string[] {
  const type = headers['content-type'] ?? '';
  if (call.form !== undefined) return formProblems(call.form, type, body);
  if (call.body === undefined) return body === undefined ? [] : ['has a body, but needs none'];
  if (!/^application\/json(;|$)/.test(type)) return [`the body is ${type || 'of no type'} instead of JSON`];
  return body === undefined ? [] : problemsOf(v.pipe(v.string(), v.parseJson(), call.body), body, 'body');
}

function formProblems(
  { required, optional = [] }: NonNullable<WireCall['form']>,
  type: string,
  body: string | undefined,
): readonly string[] {
  if (!type.startsWith('multipart/form-data')) return [`the body is ${type || 'of no type'} instead of a form`];
  if (body === undefined) return [];
  const names = [...body.matchAll(/^content-disposition: form-data; name="([^"]*)"/gim)].map(([, name = '']) => name);
  return [
    ...required.filter((name) => !names.includes(name)).map((name) => `the field ${name} is missing`),
    ...names.filter((name) => ![...required, ...optional].includes(name)).map((name) => `unknown field ${name}`),
  ];
}

function problemsOf(schema: v.GenericSchema, value: unknown, where: string): readonly string[] {
  const { success, issues } = v.safeParse(schema, value);
  if (success) return [];
  return issues.map((issue) => `${where}.${v.getDotPath(issue) ?? ''} ${issue.message}`);
}
