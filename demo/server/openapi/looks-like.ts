import type { GenericSchema } from 'valibot';

const likes = new WeakMap<object, GenericSchema>();

/** Has a schema whose rule is code described as another one, which says what comes through. */
export function looksLike<S extends GenericSchema>(schema: S, like: GenericSchema): S {
  likes.set(schema, like);
  return schema;
}

/** What the schema is described as, if it is not as itself. */
export const likenessOf = (schema: object): GenericSchema | undefined => likes.get(schema);
