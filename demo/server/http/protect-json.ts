import type { MiddlewareHandler } from 'hono';

const POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Sets a Content-Security-Policy on JSON, so that a browser that opens it as a page runs and loads nothing. */
export const protectJson: MiddlewareHandler = async (c, next) => {
  await next();
  // Set on the response itself: `c.header` would copy its body.
  const { headers } = c.res;
  if (!isJson(headers) || headers.has('Content-Security-Policy')) return;
  headers.set('Content-Security-Policy', POLICY);
};

/** Makes a browser that follows a link to JSON of the API save it as `api.json`, whatever file name the URL ends with. */
export const saveJsonAsFile: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (isJson(headers)) headers.set('Content-Disposition', 'attachment; filename="api.json"');
};

const isJson = (headers: Headers): boolean => headers.get('Content-Type')?.startsWith('application/json') ?? false;
