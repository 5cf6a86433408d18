import type * as v from 'valibot';
import type { Saved, SearchedRecord, SearchResult } from '../api/resources/records';
import type { UnknownFields } from '../api/resources/unknown-fields';
import type { Client } from '../api/transport/client.types';
import type { ApiError } from '../api/transport/errors';
import type { PlainRecord, WidgetEvents } from '../embed/events';
import type { Identity } from '../wire/field';

/** The result of a form that was not cancelled. */
export type SaveDetail = WidgetEvents['pricebook-save'];

export interface FieldChange {
  readonly key: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Describes an entity for forms and saves: R is its record, D its draft. */
export interface RecordKind<R extends Identity, D> {
  /** Names the stored drafts. */
  readonly name: string;
  /** For messages, such as `price`. */
  readonly noun: string;
  /** Title of the toast for a failed save. @default 'Error' */
  readonly saveFailed?: string;
  /** Wire name of the title field. A record without a title cannot be edited. */
  readonly titleKey: string;
  readonly titleOf: (record: R) => string;
  /** Messages for fields that the back end refuses because they are empty, by wire name. */
  readonly emptyMessages?: Readonly<Record<string, string>>;
  readonly unknownFields: (record: R) => UnknownFields;
  /** Returns the initial draft of a record, or of a new one for `undefined`. */
  readonly draftOf: (record: R | undefined) => D;
  readonly draftSchema: v.GenericSchema<unknown, D>;
  readonly changes: (draft: D, record: R) => readonly FieldChange[];
  readonly sentValues: (draft: D) => PlainRecord;
  /** Creates a record with these fields, or changes `base`. */
  readonly save: (
    client: Client,
    base: R | undefined,
    fields: PlainRecord,
    idempotencyKey?: string,
  ) => Promise<Saved<R>>;
  readonly find: (client: Client, wanted: SearchedRecord<R>) => Promise<SearchResult<R>>;
  /** The current record, if a 409 response carries it. */
  readonly currentOf: (error: ApiError) => R | undefined;
}
