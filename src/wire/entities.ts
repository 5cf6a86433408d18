import { companyEntity } from './company';
import type { Entity } from './entity';
import type { Fields } from './field';
import { productEntity } from './product';
import { userEntity } from './user';

/** The entities whose calls, permissions, audit entries and pages the reference back end derives. A new entity adds a line. */
export const entities = [companyEntity, productEntity, userEntity] as const;

export type EntityName = (typeof entities)[number]['name'];

export type EntityNoun = (typeof entities)[number]['noun'];

/** One of the entities that the reference back end knows. */
export interface KnownEntity<F extends Fields = Fields> extends Entity<F> {
  readonly name: EntityName;
  readonly noun: EntityNoun;
}
