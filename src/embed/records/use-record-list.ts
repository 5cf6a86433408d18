import type { ReadonlySignal } from '@preact/signals-react';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { reportFailure } from '../report-failure';
import type { WidgetHost } from '../widget';
import type { ListMethods } from './list-attributes';
import { createPanels } from './panels';
import type { AnyRecord, RecordKind } from './record.types';
import { createRecordActions, type RecordActions } from './record-actions';
import { type EventfulList, loadDetail, useListEvents } from './use-list-events';

interface RecordListParts<R extends AnyRecord, D> {
  readonly host: WidgetHost;
  readonly list: EventfulList & { readonly reload: () => Promise<void> };
  readonly kind: RecordKind<R, D>;
  /** Rows that the person has chosen. */
  readonly selection: ReadonlySignal<ReadonlyMap<unknown, AnyRecord> | undefined>;
  readonly isReadonly: boolean;
  /** Reads a record of the page in view, whole; `undefined` when it is not there. */
  readonly read: (id: string) => Promise<R | undefined>;
}

/** What can be done with the records of a list, by its buttons and by the element's methods, and what the page is told of it. */
export function useRecordList<R extends AnyRecord, D>(
  { host, list, kind, selection, isReadonly, read }: RecordListParts<R, D>,
  methods: Ref<ListMethods>,
): RecordActions<R> {
  const [actions] = useState(() =>
    createRecordActions(host, kind, createPanels(host), async (id) => {
      const record = await read(id);
      if (record === undefined)
        throw new Error(`The ${kind.noun} ${id} is not on this page any more. Search for it, then edit it.`);
      return record;
    }),
  );
  useListEvents(host, list, selection);
  useImperativeHandle(methods, () => {
    const refuse = () => Promise.reject(reportFailure(host, 'open', new Error('This list is read-only.')));
    const { create, edit } = actions;
    const writes = isReadonly ? { create: refuse, edit: refuse } : { create, edit };
    return { refresh: () => list.reload().then(() => loadDetail(list)), ...writes };
  }, [host, list, actions, isReadonly]);
  useEffect(() => () => actions.end(), [actions]);
  return actions;
}
