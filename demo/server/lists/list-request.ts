import * as v from 'valibot';
import { looksLike } from '../openapi/looks-like';
import { wireText } from '../request';

/** Most values that a filter may name. */
const MAX_FILTER_VALUES = 2000;

const wireNumber = (reason: string, minimum: number, maximum: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))], reason),
    v.check((number) => Number.isInteger(number) && number >= minimum && number <= maximum, reason),
  );

const filterValue = v.pipe(
  v.union([wireText, v.number(), v.boolean()], 'has to be a list of texts'),
  v.transform(String),
);

const lists = v.record(
  v.string(),
  v.pipe(
    v.array(filterValue, 'has to be a list of values'),
    v.maxLength(MAX_FILTER_VALUES, `may have ${MAX_FILTER_VALUES} values at most`),
  ),
);

const anObject = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'have to be an object of lists',
);

/** Filters: column key to the values that are let pass. A column with no values is not filtered. */
export const filtersSchema = v.pipe(looksLike(anObject, lists), lists);

/** What is looked for. */
export const searchSchema = v.pipe(wireText, v.maxLength(1000, 'may have 1000 characters at most'));

/** Which page is asked for; absent means page 1, 20 rows. */
export const pageSchema = v.object({
  currentPage: v.optional(wireNumber('has to be a whole number from 1', 1, Number.MAX_SAFE_INTEGER), 1),
  itemsPerPage: v.optional(wireNumber('has to be a whole number from 1 to 100', 1, 100), 20),
});

/** The body of a list call; what is absent means page 1, 20 rows, everything. */
export const listRequestSchema = v.object({
  ...pageSchema.entries,
  search: v.optional(searchSchema, ''),
  filters: v.optional(filtersSchema, {}),
  tableColumns: v.optional(v.array(v.string('has to be text'), 'has to be a list of column keys'), []),
});

/** Column key to the values that are let pass. */
export type Filters = Readonly<Record<string, readonly string[]>>;
/** What a list is asked for, without a page. */
export interface ListQuery {
  readonly search: string;
  readonly filters: Filters;
}
/** What a page of a list is asked for. */
export interface PageQuery extends ListQuery {
  readonly currentPage: number;
  readonly itemsPerPage: number;
}
