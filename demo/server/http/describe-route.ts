import type { MiddlewareHandler } from 'hono';
import type { GenericSchema } from 'valibot';

/** The part of a route's OpenAPI operation that does not follow from its path. */
export interface RouteDescription {
  readonly summary: string;
  /** Schema of the JSON body; the one that validates it. */
  readonly body?: GenericSchema;
  /** Schema of a form's fields, for the description alone. */
  readonly form?: GenericSchema;
  /** Schema of the query parameters; the one that validates them. */
  readonly query?: GenericSchema;
  /** Success statuses and what they mean. @default 200: Done */
  readonly successes?: Readonly<Record<number, string>>;
  /** Media types of a success. @default JSON, in the envelope */
  readonly mediaTypes?: readonly string[];
  /** Error statuses, besides those that follow from the rest. @default none */
  readonly errors?: readonly number[];
  /** Whether a repeated request with the same Idempotency-Key gets the first one's response. @default false */
  readonly acceptsIdempotencyKey?: boolean;
  /** The roles that may call it. @default anybody, without a session */
  readonly roles?: readonly string[];
}

const descriptions = new WeakMap<object, RouteDescription>();

/** A middleware that does nothing but carry the description of its route to `/openapi.json`. */
export function describeRoute(description: RouteDescription): MiddlewareHandler {
  const handler: MiddlewareHandler = (_, next) => next();
  descriptions.set(handler, description);
  return handler;
}

export const routeDescription = (handler: object): RouteDescription | undefined => descriptions.get(handler);

const documentedSchemas = new WeakMap<object, GenericSchema>();

/** Documents a schema that JSON Schema cannot express, such as one with custom code, as another schema. */
export function documentedAs<S extends GenericSchema>(schema: S, documented: GenericSchema): S {
  documentedSchemas.set(schema, documented);
  return schema;
}

export const documentedSchema = (schema: object): GenericSchema | undefined => documentedSchemas.get(schema);
