import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { Refusal } from './refusal';

/** Answers with what was thrown: a refusal says its reason; anything else is reported here and says nothing of itself. */
export function answerFailure(report: (error: unknown) => void): ErrorHandler {
  return (error, c) => {
    if (!(error instanceof Refusal)) {
      report(error);
      const message = 'Something went wrong on the server, and nothing was changed. Please try again.';
      return c.json({ status: 500, message, data: null }, 500);
    }
    const { status, message, data } = error;
    const detail = status === 401 ? { detail: message } : {};
    return c.json({ status, message, data, ...detail }, status, { ...error.headers });
  };
}

/** Answers a path of the API that does not exist. */
export const answerNotFound: NotFoundHandler = (c) =>
  c.json({ status: 404, message: `There is nothing at ${c.req.path}.`, data: null }, 404);

/** Answers a path of the API that exists, but not with this method. */
export function answerMethodNotAllowed(c: Context, methods: readonly string[]): Response {
  const allowed = methods.join(', ');
  const message = `${c.req.method} is not possible at ${c.req.path}: use ${allowed}.`;
  return c.json({ status: 405, message, data: null }, 405, { Allow: allowed });
}
