import type { MiddlewareHandler } from 'hono';

const POLICY = "default-src 'none'; frame-ancestors 'none'";

/** JSON is data: a browser that opens it as a page runs, shows and frames nothing. */
export const protectJson: MiddlewareHandler = async (c, next) => {
  await next();
  // `c.header` would copy the finished response's body.
  const { headers } = c.res;
  if (!isJson(headers) || headers.has('Content-Security-Policy')) return;
  headers.set('Content-Security-Policy', POLICY);
};

/** JSON of the API is saved as a file of this name, whatever the address promises, when a link leads to it. */
export const saveJsonAsFile: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (isJson(headers)) headers.set('Content-Disposition', 'attachment; filename="api.json"');
};

const isJson = (headers: Headers): boolean => headers.get('Content-Type')?.startsWith('application/json') ?? false;
