import { type Signal, signal } from '@preact/signals-react';
import { Pencil, Trash2 } from 'lucide-react';
import type { RecordToFind, SearchResult } from '../../api/resources/records';
import type { UnknownFields } from '../../api/resources/unknown-fields';
import type { Client } from '../../api/transport/client.types';
import type { RowActionOption } from '../../embed/attributes/list-attribute-types';
import type { PlainRecord, WidgetEvents } from '../../embed/events';
import { notifyError } from '../../embed/page/notify-error';
import type { WidgetHost } from '../../embed/widget';
import type { RowAction } from '../../ui/table/table.types';
import type { Identity } from '../../wire/field';
import { actionMessages as messages } from './actions.messages';
import type { Panel, Panels } from './panels';
import type { ObservableList } from './use-list-events';

/** The result of a form that was not cancelled. */
type SaveDetail = WidgetEvents['pricebook-save'];

/** What a list's actions know of its entity. */
export interface ListedEntity<R extends Identity> {
  /** Names what the browser stores for it. */
  readonly name: string;
  /** For messages, such as `price`. */
  readonly noun: string;
  /** Wire name of the title field. A record without a title cannot be edited. */
  readonly titleKey: string;
  readonly titleOf: (record: R) => string;
  readonly unknownFields: (record: R) => UnknownFields;
  readonly find: (client: Client, wanted: RecordToFind) => Promise<SearchResult<R>>;
}

export interface RecordActions<R> extends Pick<Panels, 'openIfNoneIsOpen' | 'dismiss'> {
  readonly form: Panel<R | undefined, SaveDetail>['openPanel'];
  /** The record whose deletion awaits confirmation. */
  readonly deleting: Signal<R | undefined>;
  /** Selected records by ID, on any page; `undefined` until the first selection. */
  readonly selection: Signal<ReadonlyMap<string | number, R> | undefined>;
  readonly create: () => Promise<SaveDetail | undefined>;
  /** Opens the form for a record of the current page. Shows an error and rejects for any other. */
  readonly edit: (record: PlainRecord | string | number) => Promise<SaveDetail | undefined>;
  /** Opens the form for any record. Shows an error and rejects when it is not found. */
  readonly findAndEdit: (wanted: RecordToFind) => Promise<SaveDetail | undefined>;
}

/** The ID of a record, or the ID itself. Throws for anything else, which an untyped page may pass. */
function idOf(given: unknown): string {
  const id: unknown = typeof given === 'object' && given !== null && 'ID' in given ? given.ID : given;
  if (typeof id === 'number' || (typeof id === 'string' && id !== '')) return String(id);
  throw new Error(messages.noRecord);
}

export interface RecordActionsOptions<R extends Identity> {
  readonly host: WidgetHost;
  readonly list: ObservableList<R>;
  readonly entity: ListedEntity<R>;
  /** Reads a complete record of the current page; `undefined` for any other. */
  readonly read: (id: string) => Promise<R | undefined>;
}

/** Creates the actions of one list. */
export function createRecordActions<R extends Identity>(
  { host, list, entity, read }: RecordActionsOptions<R>,
  { createPanel, openIfNoneIsOpen, dismiss }: Panels,
): RecordActions<R> {
  const { openPanel: form, show } = createPanel<R | undefined, SaveDetail>();

  async function readOnPage(id: string): Promise<R> {
    const rowBeforeReading = list.loaded.peek()?.items.find(({ ID }) => String(ID) === id);
    const record = await read(id);
    if (record !== undefined) return record;
    throw new Error(messages.notOnPage(entity.noun, (rowBeforeReading && entity.titleOf(rowBeforeReading)) || id));
  }
  async function openForm(readRecord: () => Promise<R>): Promise<SaveDetail | undefined> {
    let record: R;
    try {
      record = await readRecord();
      // It could be neither saved nor found again.
      if (entity.unknownFields(record).has(entity.titleKey))
        throw new Error(messages.withoutTitle(entity.noun, entity.titleKey));
    } catch (cause) {
      throw notifyError(host, 'edit', cause);
    }
    return show(record);
  }
  return {
    form,
    deleting: signal(undefined),
    selection: signal(undefined),
    create: () => show(undefined),
    edit: (given) => openForm(async () => readOnPage(idOf(given))),
    findAndEdit: (wanted) =>
      openForm(async () => {
        const found = await entity.find(host.client, wanted);
        if (found.kind !== 'found') throw new Error(messages.notFound(entity.noun, wanted.title));
        return found.record;
      }),
    openIfNoneIsOpen,
    dismiss,
  };
}

/** Actions that the host page has added to each row. */
export type HostPageActions = readonly RowActionOption[];

export const hostPageActions = <R extends Identity>(
  host: WidgetHost,
  actions: HostPageActions = [],
  titleOf: (record: R) => string,
): readonly RowAction<R>[] =>
  actions.map(({ key, label }) => ({
    name: label,
    tone: 'quiet',
    isFromPage: true,
    labelOf: (record) => `${label}: ${titleOf(record)}`,
    onPick: ({ source }) => void host.emit('pricebook-row-action', { key, record: source }),
  }));

export function rowActions<R extends Identity>(
  { edit, openIfNoneIsOpen, deleting }: RecordActions<R>,
  { titleOf }: Pick<ListedEntity<R>, 'titleOf'>,
  labels: Readonly<Record<'edit' | 'remove', (title: string) => string>>,
): readonly [RowAction<R>, RowAction<R>] {
  return [
    {
      get name() {
        return messages.edit;
      },
      icon: Pencil,
      tone: 'quiet',
      labelOf: (record) => labels.edit(titleOf(record)),
      onPick: ({ ID }) => openIfNoneIsOpen(() => edit(ID)),
    },
    {
      get name() {
        return messages.remove;
      },
      icon: Trash2,
      tone: 'danger',
      labelOf: (record) => labels.remove(titleOf(record)),
      onPick: (record) => {
        deleting.value = record;
      },
    },
  ];
}
