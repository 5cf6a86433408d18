import type { Handler, Hono } from 'hono';
import type { Env } from '../context';
import { openApiDocument } from './document';

/** Answers the description of these routes, which is made when it is first asked for. */
export function serveOpenApi(routes: Hono<Env>['routes']): Handler {
  let made: object | undefined;
  return (c) => {
    made ??= openApiDocument({ routes });
    // Whoever reads it may do so from any page: there is nothing in it that anybody may not know.
    return c.json(made, 200, { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' });
  };
}
