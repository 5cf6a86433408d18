import * as v from 'valibot';
import { jsonText } from '../../api/transport/json-text';
import { exclusionKinds, type OpenedFile, type ReadingOptions } from '../../machines/reading.types';
import type { OfferedTemplate } from '../../machines/upload.types';
import { normalizeColumnName } from '../../sheet/columns';
import { columnKinds, columnKindsOf, hasKinds, noHeader } from '../../sheet/no-header';
import { decimalParts } from '../../wire/decimal';
import { currencies, pricesPerCurrency } from '../../wire/price-levels';
import { roundings } from '../../wire/rounding';
import { textEncodings } from '../../wire/text-encodings';
import { reusableExclusions } from '../preview/exclusion-choices';

const positionSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const decimalSchema = v.pipe(
  v.string(),
  v.check((text) => decimalParts(text) !== undefined),
);
const levelSchema = v.pipe(positionSchema, v.minValue(1), v.maxValue(pricesPerCurrency));

const costRuleSchema = v.object({
  currency: v.picklist(currencies),
  vatOut: v.exactOptional(decimalSchema),
  conversion: v.exactOptional(v.object({ from: v.string(), rate: decimalSchema, date: v.string() })),
  factor: v.exactOptional(decimalSchema),
  amount: v.exactOptional(decimalSchema),
  markups: v.variant('kind', [
    v.object({ kind: v.literal('each'), percents: v.array(v.object({ level: levelSchema, percent: decimalSchema })) }),
    v.object({
      kind: v.literal('series'),
      levels: v.array(levelSchema),
      percent: decimalSchema,
      factor: decimalSchema,
    }),
  ]),
  vatIn: v.exactOptional(decimalSchema),
  rounding: v.picklist(roundings),
  lowestPrice: v.exactOptional(decimalSchema),
});

const readingOptionsSchema = v.object({
  columns: v.array(v.nullable(v.string())),
  decimalSeparator: v.exactOptional(v.picklist(['point', 'comma'])),
  encoding: v.exactOptional(v.picklist(textEncodings)),
  rounding: v.exactOptional(v.picklist([2, 4])),
  skuParts: v.exactOptional(
    v.object({ columns: v.pipe(v.tuple([positionSchema, positionSchema]), v.readonly()), joiner: v.string() }),
  ),
  fillDown: v.exactOptional(v.array(positionSchema)),
  matchBy: v.exactOptional(v.string()),
  nearKeys: v.exactOptional(v.literal(true)),
  keyNames: v.exactOptional(v.record(v.string(), v.string())),
  statuses: v.exactOptional(v.record(v.string(), v.picklist(['Active', 'Inactive']))),
  firstAddress: v.exactOptional(v.literal(true)),
  textCurrencies: v.exactOptional(v.array(v.string())),
  unratedCurrencies: v.exactOptional(v.array(v.string())),
  priceUnits: v.exactOptional(v.picklist(['divided', 'as-written'])),
  unitColumn: v.exactOptional(positionSchema),
  exclusions: v.exactOptional(
    v.object({
      kinds: v.exactOptional(v.array(v.picklist(exclusionKinds))),
      duplicates: v.exactOptional(v.picklist(['keep-first', 'keep-last', 'keep-none'])),
      only: v.exactOptional(v.object({ column: positionSchema, values: v.array(v.string()) })),
    }),
  ),
  costs: v.exactOptional(
    v.array(v.object({ column: positionSchema, rule: costRuleSchema, ownPrice: v.exactOptional(v.string()) })),
  ),
});

/** What a template has besides its name: how files with this header, or without one, are read. Stored as JSON. */
const contentSchema = v.object({
  /** Normalized names of the header's columns, by which a file is recognised; none where files have no header. */
  names: v.array(v.string()),
  /** Kinds of the columns of files without a header, for which the template is offered. */
  kinds: v.exactOptional(v.array(v.picklist(columnKinds))),
  /** Name of the sheet; absent for the first one. */
  sheet: v.exactOptional(v.string()),
  options: readingOptionsSchema,
});

export const templateContentSchema = v.pipe(
  contentSchema,
  v.check(({ names, kinds }) => names.length > 0 || kinds !== undefined, 'has to have names or kinds of columns'),
);

export type TemplateContent = v.InferOutput<typeof templateContentSchema>;

/** The template that reads another file as this one is read; `undefined` for a file without a mapping, or with a header of blank cells. */
export function templateContentOf(opened: OpenedFile, options: ReadingOptions): TemplateContent | undefined {
  const names = headerNames(opened.firstRows[opened.header]?.cells ?? []);
  const kinds = opened.header === noHeader ? columnKindsOf(opened.firstRows) : undefined;
  if ((names.length === 0 && kinds === undefined) || !opened.isMappingComplete) return undefined;
  const { sheet: sheetIndex, header: _header, exclusions, ...otherOptions } = options;
  const columns = options.columns ?? opened.columns.map(({ state, key }) => (state === 'used' ? (key ?? null) : null));
  const reusable = exclusions && reusableExclusions(exclusions);
  const sheet = sheetIndex === undefined ? undefined : opened.sheets[sheetIndex]?.name;
  // Removes `undefined`, and what a template does not keep.
  const content: unknown = JSON.parse(
    jsonText({ names, kinds, sheet, options: { ...otherOptions, columns, exclusions: reusable } }),
  );
  return v.parse(templateContentSchema, content);
}

/** How a template reads this sheet; `undefined` if none of its first rows is the template's header. */
export function matchTemplate(
  { names, kinds, options }: TemplateContent,
  opened: Pick<OpenedFile, 'firstRows' | 'header'>,
): Pick<OfferedTemplate, 'options' | 'match'> | undefined {
  if (kinds) {
    const match = hasKinds(opened, kinds) ? 'columns' : 'none';
    return { match, options: { ...options, header: noHeader } };
  }
  const header = opened.firstRows.findIndex(({ cells }) =>
    isSameHeader(names, headerNames(cells), columnsRead(options)),
  );
  return header === -1 ? undefined : { match: 'header', options: { ...options, header } };
}

export const withoutNumbers = (name: string): string => name.replace(/\d+/g, '0');

/**
 * Returns the names with 0 for all numbers, because the header of the next list may have another date or year. Names that differ by
 * their numbers alone, such as those of prices of several levels, keep them.
 */
export function headerNames(cells: readonly string[]): string[] {
  const exactNames = cells.map(normalizeColumnName);
  while (exactNames.at(-1) === '') exactNames.pop();
  const variants = new Map<string, Set<string>>();
  for (const name of exactNames) {
    const variantsOfName = variants.get(withoutNumbers(name)) ?? new Set();
    variants.set(withoutNumbers(name), variantsOfName.add(name));
  }
  return exactNames.map((name) => {
    const common = withoutNumbers(name);
    return variants.get(common)?.size === 1 ? common : name;
  });
}

/** Whether two headers are the same; in columns that are not read, all numbers may be other ones. */
const isSameHeader = (names: readonly string[], others: readonly string[], read: ReadonlySet<number>): boolean =>
  names.length === others.length &&
  names.every((name, index) => {
    const other = others[index] ?? '';
    return name === other || (!read.has(index) && withoutNumbers(name) === withoutNumbers(other));
  });

/** Positions of the columns that a template reads. */
const columnsRead = ({
  columns,
  skuParts,
  unitColumn,
  costs = [],
  exclusions,
}: TemplateContent['options']): ReadonlySet<number> =>
  new Set([
    ...(unitColumn === undefined ? [] : [unitColumn]),
    ...columns.flatMap((key, index) => (key === null ? [] : [index])),
    ...(skuParts?.columns ?? []),
    ...costs.map(({ column }) => column),
    ...(exclusions?.only ? [exclusions.only.column] : []),
  ]);
