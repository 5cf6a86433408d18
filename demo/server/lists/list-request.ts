import * as v from 'valibot';
import type { Filters } from '../../../src/wire/lists';
import { documentedAs } from '../http/describe-route';
import { listOf } from '../http/list-of';
import { wireText } from '../http/request';
import type { PageRequest } from './page-meta';

const MAX_FILTER_VALUES = 2000;
/** More than any list has. */
const MAX_COLUMNS = 500;

export const wireNumber = (reason: string, minimum: number, maximum: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))], reason),
    v.check((number) => Number.isInteger(number) && number >= minimum && number <= maximum, reason),
  );

const filterValueSchema = v.pipe(
  v.union([wireText, v.number(), v.boolean()], 'has to be a list of texts'),
  v.transform(String),
);

const valuesByKeySchema = v.record(
  v.string(),
  listOf(filterValueSchema, {
    max: MAX_FILTER_VALUES,
    notList: 'has to be a list of values',
    tooLong: `may have ${MAX_FILTER_VALUES} values at most`,
  }),
);

const anObject = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'have to be an object of lists',
);

/** Filters: column key to accepted values. A column without values is not filtered. Of wrong values the first is reported. */
export const filtersSchema = v.pipe(
  documentedAs(anObject, valuesByKeySchema),
  v.config(valuesByKeySchema, { abortEarly: true }),
);

export const searchSchema = v.pipe(wireText, v.maxLength(1000, 'may have 1000 characters at most'));

/** The requested page; absent means page 1, 20 rows. */
export const pageSchema = v.object({
  currentPage: v.optional(wireNumber('has to be a whole number from 1', 1, Number.MAX_SAFE_INTEGER), 1),
  itemsPerPage: v.optional(wireNumber('has to be a whole number from 1 to 100', 1, 100), 20),
});

const columnsSchema = listOf(v.string('has to be text'), {
  max: MAX_COLUMNS,
  notList: 'has to be a list of column keys',
  tooLong: `may have ${MAX_COLUMNS} column keys at most`,
});

/** The body of a list request; absent fields mean page 1, 20 rows, everything. */
export const listRequestSchema = v.object({
  ...pageSchema.entries,
  search: v.optional(searchSchema, ''),
  filters: v.optional(filtersSchema, {}),
  tableColumns: v.optional(columnsSchema, []),
});

export interface ListQuery {
  readonly search: string;
  readonly filters: Filters;
}

export type PageQuery = ListQuery & PageRequest;

/** Whether the query finds all that the account may see. */
export const isWholeList = ({ search, filters }: ListQuery): boolean =>
  search.trim() === '' && Object.values(filters).every((values) => values.length === 0);
