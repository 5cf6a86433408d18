import type { EntityResource } from '../api/resources/entity-resource';
import type { RecordKind } from '../record/record.types';
import type { Identity } from '../wire/field';

type FormRules<R extends Identity, D> = Pick<RecordKind<R, D>, 'draftOf' | 'draftSchema' | 'sentValues' | 'changes'>;

/** An entity with the rules of its form. */
export function recordKindOf<R extends Identity, D>(
  resource: EntityResource<R>,
  { draftOf, draftSchema, sentValues, changes }: FormRules<R, D>,
): RecordKind<R, D> {
  return {
    ...resource,
    draftOf,
    draftSchema,
    sentValues,
    changes,
    save: (client, base, fields, idempotencyKey) =>
      base === undefined ? resource.create(client, fields, idempotencyKey) : resource.update(client, base, fields),
  };
}
