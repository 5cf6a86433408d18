import type * as v from 'valibot';
import type { Client } from '../../api/client-types';
import type { ApiError } from '../../api/errors';
import type { Found, KnownRecord, Saved } from '../../api/records';
import type { Id } from '../../api/wire';
import type { PlainRecord, WidgetEvents } from '../events';

/** A record as lists and forms handle it, whatever it is of. */
export interface AnyRecord {
  readonly ID: Id;
  /** Absent where the back end keeps no versions. */
  readonly VERSION?: Id;
  /** As the back end sent it: what events carry. */
  readonly source: PlainRecord;
}

/** What a form ended with when the person did not leave it. */
export type SaveOutcome = WidgetEvents['pricebook-save'];

/** One difference between what is being typed and a record, as it is shown. */
export interface Change {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** What forms and saves need to know of one kind of record: R as it is read, D as it is being typed. */
export interface RecordKind<R extends AnyRecord, D> {
  /** Names it where something is kept, such as `prices`. */
  readonly name: string;
  /** What a person calls one, such as `price`. */
  readonly noun: string;
  /** Title of the message that a save has failed. @default 'Error' */
  readonly saveFailed?: string;
  /** By what a person knows it. */
  readonly titleOf: (record: R) => string;
  /** The draft with which typing begins; `undefined` for a new record. */
  readonly draftOf: (record: R | undefined) => D;
  /** Reads a draft that was kept. */
  readonly draftSchema: v.GenericSchema<unknown, D>;
  /** Where a draft and a record differ. */
  readonly changes: (draft: D, record: R) => readonly Change[];
  /** The fields as they are sent, by wire name. */
  readonly fieldsOf: (draft: D) => PlainRecord;
  /** Sends the draft: as a new record, or as a change of `base`. */
  readonly save: (client: Client, base: R | undefined, draft: D) => Promise<Saved<R>>;
  /** Reads a record as it now is, wherever it stands in its list. */
  readonly find: (client: Client, known: KnownRecord) => Promise<Found<R>>;
  /** The record as it now is, where the refusal of a stale change carries it. */
  readonly currentOf: (refusal: ApiError) => R | undefined;
}
