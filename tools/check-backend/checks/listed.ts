import type { PageQuery } from '../../../src/api/resources/records';
import type { Client } from '../../../src/api/transport/client';
import type { FilterChoice, Page } from '../../../src/wire/lists';
import { isRecord, toText, type WireRecord } from '../../../src/wire/values';
import { type Finding, quote, type Sample } from '../findings';
import type { RecordRules } from '../inspect/inspect-records';
import type { RawPage } from '../inspect/raw-page';
import { type CheckContext, leftOut } from './check';

export const pageSize = 10;
export const everything: PageQuery = { page: 1, pageSize, search: '', filters: {} };

export type ListPage = Page<{ readonly source: WireRecord }>;

/** One list and its calls. */
export interface ListToCheck extends RecordRules {
  readonly area: string;
  readonly what: string;
  readonly page: (client: Client, query: PageQuery) => Promise<ListPage>;
  readonly filters: (client: Client) => Promise<readonly FilterChoice[]>;
  readonly sample: (page: ListPage, context: CheckContext) => Sample;
  /** Finds what else is wrong with the records. */
  readonly inspect?: (page: RawPage, context: CheckContext) => readonly Finding[];
}

/** What the first page showed, for the checks after it. */
export interface FirstPage {
  page: ListPage | undefined;
  readonly isReadable: () => boolean;
}

/** A list's IDs, as texts. */
export const idsOf = ({ items }: ListPage): readonly string[] => items.map(({ source }) => quote(source.ID));

/** The first item's title, as text. */
export const titleOf = ({ titleKey }: RecordRules, { items }: ListPage): string => {
  const source = items[0]?.source;
  const product = isRecord(source?.product) ? source.product : {};
  return toText(source?.[titleKey] ?? product[titleKey]).trim();
};

export const noRecords = leftOut('there is no record to try it with.');
