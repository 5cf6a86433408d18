import { type Signal, signal } from '@preact/signals-react';
import type { KnownRecord } from '../api/resources/records';
import type { PlainRecord } from '../embed/events';
import { notifyError } from '../embed/page/notify-error';
import type { WidgetHost } from '../embed/widget';
import type { Panel, Panels } from './panels';
import { recordMessages as messages } from './record.messages';
import type { AnyRecord, RecordKind, SaveDetail } from './record.types';

/** The actions of a list, for its buttons and for the element's methods. */
export interface RecordActions<R> {
  readonly form: Panel<R | undefined, SaveDetail>['open'];
  /** The record whose deletion awaits confirmation. */
  readonly deleting: Signal<R | undefined>;
  readonly create: () => Promise<SaveDetail | undefined>;
  /** Opens the form for a record of the current page. Shows an error and rejects for any other. */
  readonly edit: (record: PlainRecord | string | number) => Promise<SaveDetail | undefined>;
  /** Opens the form for any record. Shows an error and rejects when it is not found. */
  readonly findAndEdit: (known: KnownRecord) => Promise<SaveDetail | undefined>;
  readonly openByClick: Panels['openByClick'];
  readonly dismiss: Panels['dismiss'];
}

/** The ID of a record, or the ID itself. Throws for anything else, which an untyped page may pass. */
function idOf(given: unknown): string {
  const id: unknown = typeof given === 'object' && given !== null && 'ID' in given ? given.ID : given;
  if (typeof id === 'number' || (typeof id === 'string' && id !== '')) return String(id);
  throw new TypeError(messages.noRecord);
}

/** Creates the actions of one list. `read` returns a complete record of the current page, and rejects for any other. */
export function createRecordActions<R extends AnyRecord, D>(
  host: WidgetHost,
  kind: RecordKind<R, D>,
  panels: Panels,
  read: (id: string) => Promise<R>,
): RecordActions<R> {
  const { open: form, show } = panels.panel<R | undefined, SaveDetail>();

  /** Throws for a record without a title, which can be neither saved nor found again. */
  function requireTitle(record: R): R {
    if (kind.unknownFields(record).has(kind.titleKey)) throw new Error(messages.withoutTitle(kind.noun, kind.titleKey));
    return record;
  }
  async function edit(reading: () => Promise<R>): Promise<SaveDetail | undefined> {
    const record = await reading()
      .then(requireTitle)
      .catch((cause: unknown) => {
        throw notifyError(host, 'edit', cause);
      });
    return show(record);
  }
  return {
    form,
    deleting: signal(undefined),
    create: () => show(undefined),
    edit: (given) => edit(async () => read(idOf(given))),
    findAndEdit: (known) =>
      edit(async () => {
        const found = await kind.find(host.client, known);
        if (found.kind !== 'found') throw new Error(messages.notFound(kind.noun, known.title));
        return found.record;
      }),
    openByClick: panels.openByClick,
    dismiss: panels.dismiss,
  };
}
