import type { Handler, Hono } from 'hono';
import type { Env } from '../auth/access/context';
import { type Action, rolesAllowedTo } from '../auth/access/policy';
import { requiredAction } from '../auth/access/require-permission';
import { type RouteDescription, routeDescription } from '../http/describe-route';
import { jsonSchemaOf } from './json-schema';
import { components, errorResponses, successResponses } from './responses';

type WithRoutes = Pick<Hono<Env>, 'routes'>;

/** Serves the OpenAPI document of these routes, which is generated at the first request. */
export function serveOpenApi(routes: WithRoutes['routes']): Handler {
  let document: object | undefined;
  return (c) => {
    document ??= openApiDocument({ routes });
    // The document is public, so pages of any origin may read it.
    return c.json(document, 200, { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' });
  };
}

/**
 * Generates the OpenAPI 3.1 document from the routes: their descriptions, validation schemas and required permissions.
 *
 * @throws when a route has no description
 */
export function openApiDocument({ routes }: WithRoutes): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, handlers } of callsOf(routes)) {
    const description = firstOf(handlers, routeDescription);
    if (description === undefined) throw new Error(`${method} ${path} has no description.`);
    const described = path.replace(/:(\w+)(\{.*?\}(?=\/|$))?/g, '{$1}');
    paths[described] ??= {};
    paths[described][method.toLowerCase()] = operation(
      described,
      method,
      description,
      firstOf(handlers, requiredAction),
    );
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Pricebook', version: '1', description: 'Products, companies, users and price lists.' },
    paths,
    components,
  };
}

/** The routes by method and path, each with all of its handlers; middleware for all methods (`ALL`) is skipped. */
function callsOf(routes: WithRoutes['routes']) {
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

function operation(path: string, method: string, description: RouteDescription, action: Action | undefined): object {
  const { summary, body, form, query, successes = { 200: 'Done.' }, types = ['application/json'] } = description;
  const names = path.split('/').filter((part) => part !== '' && !part.startsWith('{'));
  const statuses = [
    ...(action === undefined ? [] : [401, 403]),
    ...((body ?? form ?? query) ? [400] : []),
    ...((body ?? form) ? [413, 415] : []),
    ...(description.errors ?? []),
  ];
  const parameters = [...pathParameters(path), ...(query === undefined ? [] : queryParameters(query))];
  return {
    operationId: [method.toLowerCase(), ...names].join('-'),
    summary,
    tags: [names.at(1) ?? names.join()],
    ...(action !== undefined && { description: `For the roles ${rolesAllowedTo(action).join(', ')}.` }),
    security: action === undefined ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: bodyOf('application/json', body) }),
    ...(form !== undefined && { requestBody: bodyOf('multipart/form-data', form) }),
    responses: { ...successResponses(successes, types), ...errorResponses(statuses) },
  };
}

function bodyOf(type: string, schema: NonNullable<RouteDescription['body']>): object {
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

function queryParameters(query: NonNullable<RouteDescription['query']>): readonly object[] {
  const { properties = {}, required = [] } = jsonSchemaOf(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}
