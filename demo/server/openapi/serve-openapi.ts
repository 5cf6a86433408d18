import type { Handler, Hono } from 'hono';
import type { Env } from '../auth/context';
import { openApiDocument } from './document';

/** Serves the OpenAPI document of these routes, which is generated at the first request. */
export function serveOpenApi(routes: Hono<Env>['routes']): Handler {
  let document: object | undefined;
  return (c) => {
    document ??= openApiDocument({ routes });
    // The document is public, so pages of any origin may read it.
    return c.json(document, 200, { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' });
  };
}
