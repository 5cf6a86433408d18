import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { documentedSchema } from '../http/describe-route';

const binary: JsonSchema = { type: 'string', format: 'binary' };

/** The JSON Schema of a schema's input, without rules that are written as functions. */
export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const { $schema, ...converted } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema({ valibotSchema }) {
      if (valibotSchema.type === 'file') return binary;
      const documented = documentedSchema(valibotSchema);
      return documented && jsonSchemaOf(documented);
    },
  });
  return converted;
}
