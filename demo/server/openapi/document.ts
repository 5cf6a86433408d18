import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { Handler, Hono } from 'hono';
import type { GenericSchema } from 'valibot';
import type { Env } from '../auth/access/context';
import { documentedSchema, type RouteDescription, routeDescription } from '../http/describe-route';
import { components, errorResponses, successResponses } from './responses';

type Routes = Hono<Env>['routes'];

/** Serves the OpenAPI document of these routes, which is generated at the first request. */
export function serveOpenApi(routes: Routes): Handler {
  let document: object | undefined;
  return (c) => {
    document ??= openApiDocument(routes);
    // The document is public, so pages of any origin may read it.
    return c.json(document, 200, { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' });
  };
}

/** Generates the OpenAPI 3.1 document of described routes. Throws when a route has no description. */
export function openApiDocument(routes: Routes): object {
  const paths: Record<string, Record<string, object>> = {};
  const calls = new Map<string, RouteDescription | undefined>();
  for (const { path, method, handler } of routes) {
    // Each handler of a call is a route of hono; middleware for all methods is `ALL`.
    const call = `${method} ${path}`;
    if (method !== 'ALL') calls.set(call, calls.get(call) ?? routeDescription(handler));
  }
  for (const [call, description] of calls) {
    if (description === undefined) throw new Error(`${call} has no description.`);
    const [method = '', route = ''] = call.split(' ');
    const path = route.replace(/:(\w+)(\{.*?\}(?=\/|$))?/g, '{$1}');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(path, method, description) };
  }
  const info = { title: 'Pricebook', version: '1', description: 'Products, companies, users and price lists.' };
  return { openapi: '3.1.1', info, paths, components };
}

function operationOf(path: string, method: string, description: RouteDescription): object {
  const { summary, body, form, query, roles, successes = { 200: 'Done.' }, errors = [] } = description;
  const { mediaTypes = ['application/json'], acceptsIdempotencyKey = false } = description;
  const names = path.split('/').filter((part) => part !== '' && !part.startsWith('{'));
  const statuses = [
    ...(roles === undefined ? [] : [401, 403]),
    ...((body ?? form ?? query) ? [400] : []),
    ...((body ?? form) ? [413, 415] : []),
    ...(acceptsIdempotencyKey ? [409, 422] : []),
    ...errors,
  ];
  const parameters = [
    ...pathParameters(path),
    ...(query === undefined ? [] : queryParameters(query)),
    ...(acceptsIdempotencyKey ? [idempotencyKeyParameter] : []),
  ];
  return {
    operationId: [method.toLowerCase(), ...names].join('-'),
    summary,
    tags: [names.at(1) ?? names.join()],
    ...(roles !== undefined && { description: `For the roles ${roles.join(', ')}.` }),
    security: roles === undefined ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: bodyOf('application/json', body) }),
    ...(form !== undefined && { requestBody: bodyOf('multipart/form-data', form) }),
    responses: { ...successResponses(successes, mediaTypes), ...errorResponses(statuses) },
  };
}

function bodyOf(type: string, body: GenericSchema): object {
  const schema = jsonSchemaOf(body);
  return { required: (schema.required?.length ?? 0) > 0, content: { [type]: { schema } } };
}

const pathParameters = (path: string): readonly object[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const idempotencyKeyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'The same for each attempt to create one record: a repeated request gets the response of the first, for 24 hours.',
  schema: { type: 'string', pattern: '^[!-~]{1,255}$' },
};

function queryParameters(query: GenericSchema): readonly object[] {
  const { properties = {}, required = [] } = jsonSchemaOf(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** The JSON Schema of a schema's input, without rules that are written as functions. */
function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const { $schema, ...converted } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema({ valibotSchema }) {
      if (valibotSchema.type === 'file') return { type: 'string', format: 'binary' };
      const documented = documentedSchema(valibotSchema);
      return documented && jsonSchemaOf(documented);
    },
  });
  return converted;
}
