import type { ReadonlySignal } from '@preact/signals-react';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import type { WidgetEvents } from '../events';
import { reportFailure } from '../report-failure';
import type { WidgetHost } from '../widget';
import { createPanels, type Panels } from './panels';
import type { AnyRecord, RecordKind } from './record.types';
import { createRecordActions, type RecordActions } from './record-actions';
import { type EventfulList, loadDetail, useListEvents } from './use-list-events';

/** The methods of a list whose records can be created and changed. */
export interface ListMethods extends Pick<RecordActions<never>, 'create' | 'edit'> {
  readonly refresh: () => Promise<WidgetEvents['pricebook-load'] | undefined>;
}

/** What a list of records is made of. */
export interface RecordListParts<R extends AnyRecord, D> {
  readonly host: WidgetHost;
  readonly list: EventfulList & { readonly reload: () => Promise<void> };
  readonly kind: RecordKind<R, D>;
  /** Rows that the person has chosen. */
  readonly selection: ReadonlySignal<ReadonlyMap<unknown, AnyRecord> | undefined>;
  readonly isReadonly: boolean;
  /** Reads a record of the page in view, whole; `undefined` when it is not there. */
  readonly read: (id: string) => Promise<R | undefined>;
}

const noMore = {};

/** What can be done with the records of a list, by its buttons and by the element's methods, and what the page is told of it. */
export function useRecordList<R extends AnyRecord, D>(
  parts: RecordListParts<R, D>,
  methods: Ref<ListMethods>,
): RecordActions<R> {
  const [actions] = useState(() => recordActions(parts, createPanels(parts.host)));
  useListMethods(parts, actions, methods, noMore);
  return actions;
}

/** The actions of a list whose forms begin with the whole record. */
export function recordActions<R extends AnyRecord, D>(
  { host, kind, read }: Pick<RecordListParts<R, D>, 'host' | 'kind' | 'read'>,
  panels: Panels,
): RecordActions<R> {
  return createRecordActions(host, kind, panels, async (id) => {
    const record = await read(id);
    if (record === undefined)
      throw new Error(`The ${kind.noun} ${id} is not on this page any more. Search for it, then edit it.`);
    return record;
  });
}

/** Gives the element its methods, those of every list and `more` of its own, and tells the page what becomes of the list. */
export function useListMethods<R extends AnyRecord, D, M extends object>(
  { host, list, selection, isReadonly }: RecordListParts<R, D>,
  actions: RecordActions<R>,
  methods: Ref<ListMethods & M>,
  more: M,
): void {
  useListEvents(host, list, selection);
  useImperativeHandle(methods, () => {
    const { create, edit } = actions;
    const refuse = () => refuseWrite(host);
    const writes = isReadonly ? { create: refuse, edit: refuse } : { create, edit };
    return { refresh: () => list.reload().then(() => loadDetail(list)), ...writes, ...more };
  }, [host, list, actions, isReadonly, more]);
  useEffect(() => () => actions.end(), [actions]);
}

/** What a method that writes answers on a list that is only read. */
export function refuseWrite(host: WidgetHost): Promise<never> {
  return Promise.reject(reportFailure(host, 'open', new Error('This list is read-only.')));
}
