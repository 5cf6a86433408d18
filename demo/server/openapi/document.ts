import type { Hono } from 'hono';
import { actionOf } from '../auth/allow';
import type { Env } from '../context';
import { type Action, rolesThatMay } from '../policy';
import { components, doneAnswers, refusalAnswers } from './answers';
import { type CallDescription, descriptionOf } from './described';
import { jsonSchemaOf } from './json-schema';

/** An API that describes itself. */
type Described = Pick<Hono<Env>, 'routes'>;

/**
 * The OpenAPI 3.1 description of all calls of these routes, made from what the routes themselves carry: their
 * descriptions, the schemas that check what is sent, and the roles that `allow` lets pass.
 *
 * @throws when a route has no description
 */
export function openApiDocument({ routes }: Described): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, handlers } of callsOf(routes)) {
    const description = firstOf(handlers, descriptionOf);
    if (description === undefined) throw new Error(`${method} ${path} has no description.`);
    const described = path.replace(/:(\w+)(\{.*?\}(?=\/|$))?/g, '{$1}');
    paths[described] ??= {};
    paths[described][method.toLowerCase()] = operation(described, method, description, firstOf(handlers, actionOf));
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Pricebook', version: '1', description: 'Products, companies, users and price lists.' },
    paths,
    components,
  };
}

/** The calls, each with all of its handlers; what stands before all of them (`ALL`) is none. */
function callsOf(routes: Described['routes']) {
  const calls = new Map<string, { path: string; method: string; handlers: object[] }>();
  for (const { path, method, handler } of routes) {
    if (method === 'ALL') continue;
    const call = calls.get(`${method} ${path}`) ?? { path, method, handlers: [] };
    call.handlers.push(handler);
    calls.set(`${method} ${path}`, call);
  }
  return calls.values();
}

function firstOf<T>(handlers: readonly object[], find: (handler: object) => T | undefined): T | undefined {
  return handlers.map(find).find((found) => found !== undefined);
}

function operation(path: string, method: string, description: CallDescription, action: Action | undefined): object {
  const { summary, body, form, query, done = { 200: 'Done.' }, types = ['application/json'] } = description;
  const names = path.split('/').filter((part) => part !== '' && !part.startsWith('{'));
  const statuses = [
    ...(action === undefined ? [] : [401, 403]),
    ...((body ?? form ?? query) ? [400] : []),
    ...((body ?? form) ? [413, 415] : []),
    ...(description.refusals ?? []),
  ];
  const parameters = [...pathParameters(path), ...(query === undefined ? [] : queryParameters(query))];
  return {
    operationId: [method.toLowerCase(), ...names].join('-'),
    summary,
    tags: [names.at(1) ?? names.join()],
    ...(action !== undefined && { description: `For the roles ${rolesThatMay(action).join(', ')}.` }),
    security: action === undefined ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: bodyOf('application/json', body) }),
    ...(form !== undefined && { requestBody: bodyOf('multipart/form-data', form) }),
    responses: { ...doneAnswers(done, types), ...refusalAnswers(statuses) },
  };
}

function bodyOf(type: string, schema: NonNullable<CallDescription['body']>): object {
  const converted = jsonSchemaOf(schema);
  return { required: (converted.required?.length ?? 0) > 0, content: { [type]: { schema: converted } } };
}

function pathParameters(path: string): readonly object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(query: NonNullable<CallDescription['query']>): readonly object[] {
  const { properties = {}, required = [] } = jsonSchemaOf(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}
