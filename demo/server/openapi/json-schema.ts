import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { likenessOf } from './looks-like';

const binary: JsonSchema = { type: 'string', format: 'binary' };

/** The JSON Schema of what may be sent where `schema` checks it. Rules that are code have no place in it. */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const { $schema, ...converted } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema({ valibotSchema }) {
      if (valibotSchema.type === 'file') return binary;
      const likeness = likenessOf(valibotSchema);
      return likeness && jsonSchemaOf(likeness);
    },
  });
  return converted;
}
