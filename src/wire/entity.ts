import type { Fields, KeyOf } from './field';

/** What client and server know of an entity: its list, form, calls, routes and audit entries derive from this. */
export interface Entity<F extends Fields = Fields> extends EntityPaths {
  /** Name of its area, and of what the browser stores for it. */
  readonly name: string;
  /** Wire name of the field that names a record in messages. */
  readonly titleKey: KeyOf<F>;
  readonly fields: F;
}

export interface EntityPaths {
  /** Names one record, such as `company`. */
  readonly noun: string;
  /** Its calls are under `api/<path>/`. */
  readonly path: string;
  /** Call that returns a page of records. */
  readonly listCall: string;
  /** Call that returns the choices of the filter dialog. */
  readonly filtersCall: string;
}

type EntityCalls = Pick<EntityPaths, 'noun' | 'listCall' | 'filtersCall'>;

/** Names of an entity's calls, under `api/<path>/`. */
export function callNames({ noun, listCall: list, filtersCall: filters }: EntityCalls) {
  const Noun = noun.charAt(0).toUpperCase() + noun.slice(1);
  return { list, filters, create: `create${Noun}`, update: `update${Noun}`, remove: `delete${Noun}` } as const;
}
