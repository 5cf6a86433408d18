import { type Signal, signal } from '@preact/signals-react';
import type { KnownRecord } from '../../api/records';
import type { PlainRecord } from '../events';
import { reportFailure } from '../report-failure';
import type { WidgetHost } from '../widget';
import type { Panel, Panels } from './panels';
import { recordMessages as messages } from './record.messages';
import type { AnyRecord, RecordKind, SaveOutcome } from './record.types';

/** What can be done with the records of a list, by its buttons and by the element's methods alike. */
export interface RecordActions<R> {
  /** The create and edit panel; its subject is the record to change, `undefined` for a new one. */
  readonly form: Panel<R | undefined, SaveOutcome>['open'];
  /** The record whose deletion is being asked about. */
  readonly deleting: Signal<R | undefined>;
  readonly create: () => Promise<SaveOutcome | undefined>;
  /** Opens the form for a record of the page in view. Rejects, after saying so, when it is not there. */
  readonly edit: (record: PlainRecord | string | number) => Promise<SaveOutcome | undefined>;
  /** Opens the form for a record that need not be on the page in view. Rejects, after saying so, when it is not found. */
  readonly find: (known: KnownRecord) => Promise<SaveOutcome | undefined>;
  readonly click: Panels['click'];
  readonly end: Panels['end'];
}

/** Makes the actions of one list. `read` answers a record of the page in view, whole; it rejects when it is not there. */
export function createRecordActions<R extends AnyRecord, D>(
  host: WidgetHost,
  kind: RecordKind<R, D>,
  panels: Panels,
  read: (id: string) => Promise<R>,
): RecordActions<R> {
  const { open: form, show } = panels.panel<R | undefined, SaveOutcome>();

  async function edit(reading: () => Promise<R>): Promise<SaveOutcome | undefined> {
    const record = await reading().catch((cause: unknown) => {
      throw reportFailure(host, 'edit', cause);
    });
    return show(record);
  }
  return {
    form,
    deleting: signal(undefined),
    create: () => show(undefined),
    edit: (wanted) => edit(() => read(String(typeof wanted === 'object' ? wanted.ID : wanted))),
    find: (known) =>
      edit(async () => {
        const found = await kind.find(host.client, known);
        if (found.kind !== 'found') throw new Error(messages.notFound(kind.noun, known.title));
        return found.record;
      }),
    click: panels.click,
    end: panels.end,
  };
}
