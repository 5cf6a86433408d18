import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** The JSON Schema of what may be sent where `schema` checks it. Rules that are code have no place in it. */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const { $schema, ...converted } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'file' ? binary : checkedFurther(valibotSchema)),
  });
  return converted;
}

const binary: JsonSchema = { type: 'string', format: 'binary' };

/** A rule in code that is followed by a schema: that one says more. */
function checkedFurther(schema: object): JsonSchema | undefined {
  if (!('pipe' in schema) || !Array.isArray(schema.pipe)) return undefined;
  const [first, second] = schema.pipe;
  return first.type === 'custom' && second?.kind === 'schema' ? jsonSchemaOf(second) : undefined;
}
