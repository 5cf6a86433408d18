import type { MiddlewareHandler } from 'hono';
import type { GenericSchema } from 'valibot';

/** What a call is for and what it takes and answers, as far as its route does not say that by itself. */
export interface CallDescription {
  readonly summary: string;
  /** The JSON body: the schema that checks it. */
  readonly body?: GenericSchema;
  /** The fields of a multipart body. */
  readonly form?: GenericSchema;
  /** The query parameters: the schema that checks them. */
  readonly query?: GenericSchema;
  /** What each status of a call that is done means. @default 200: Done */
  readonly done?: Readonly<Record<number, string>>;
  /** Media types of a call that is done. @default JSON, in the envelope */
  readonly types?: readonly string[];
  /** Statuses of a refusal, besides those that follow from the rest. @default none */
  readonly refusals?: readonly number[];
}

const descriptions = new WeakMap<object, CallDescription>();

/** Stands among the handlers of a route and describes the call for `/openapi.json`; requests pass it as they are. */
export function described(description: CallDescription): MiddlewareHandler {
  const handler: MiddlewareHandler = (_, next) => next();
  descriptions.set(handler, description);
  return handler;
}

/** The description that a handler of a route carries, if it is one of those. */
export const descriptionOf = (handler: object): CallDescription | undefined => descriptions.get(handler);
