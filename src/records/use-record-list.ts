import type { ReadonlySignal } from '@preact/signals-react';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { WidgetEvents } from '../embed/events';
import { notifyError } from '../embed/page/notify-error';
import type { WidgetHost } from '../embed/widget';
import { createPanels, type Panels } from './panels';
import { recordMessages as messages } from './record.messages';
import type { AnyRecord, RecordKind } from './record.types';
import { createRecordActions, type RecordActions } from './record-actions';
import { loadDetail, type ObservableList, useListEvents } from './use-list-events';

/** The methods of an editable list. */
export interface ListMethods extends Pick<RecordActions<never>, 'create' | 'edit'> {
  /** Reloads the current page. Resolves with `undefined` when the widget is removed meanwhile. */
  readonly refresh: () => Promise<WidgetEvents['pricebook-load'] | undefined>;
}

export interface RecordListOptions<R extends AnyRecord, D> {
  readonly host: WidgetHost;
  readonly list: ObservableList<R> & { readonly reload: () => Promise<void> };
  readonly kind: RecordKind<R, D>;
  readonly selection: ReadonlySignal<ReadonlyMap<unknown, AnyRecord> | undefined>;
  readonly isReadonly: boolean;
  /** Reads a complete record of the current page; `undefined` for any other. */
  readonly read: (id: string) => Promise<R | undefined>;
}

const noMethods = {};

/** Creates the actions of a list, sets the element's methods, and dispatches the events. */
export function useRecordList<R extends AnyRecord, D>(
  options: RecordListOptions<R, D>,
  methods: Ref<ListMethods>,
): RecordActions<R> {
  const [actions] = useState(() => recordActions(options, createPanels(options.host)));
  useListMethods(options, actions, methods, noMethods);
  return actions;
}

/** Creates the actions of a list. Editing reads the complete record first. */
export function recordActions<R extends AnyRecord, D>(
  { host, list, kind, read }: Pick<RecordListOptions<R, D>, 'host' | 'list' | 'kind' | 'read'>,
  panels: Panels,
): RecordActions<R> {
  return createRecordActions(host, kind, panels, async (id) => {
    const shown = list.loaded.peek()?.items.find(({ ID }) => String(ID) === id);
    const record = await read(id);
    if (record === undefined) throw new Error(messages.notOnPage(kind.noun, (shown && kind.titleOf(shown)) || id));
    return record;
  });
}

/** Sets the element's methods, including `areaMethods`, and dispatches the list's events. */
export function useListMethods<R extends AnyRecord, D, M extends object>(
  { host, list, selection, isReadonly }: RecordListOptions<R, D>,
  actions: RecordActions<R>,
  methods: Ref<ListMethods & M>,
  areaMethods: M,
): void {
  const isMounted = useRef(false);
  useListEvents(host, list, selection);
  useImperativeHandle(methods, () => {
    const { create, edit } = actions;
    const refuse = () => rejectReadonly(host);
    const writes = isReadonly ? { create: refuse, edit: refuse } : { create, edit };
    const refresh = async () => {
      try {
        await list.reload();
      } catch (cause) {
        if (isMounted.current) throw cause;
      }
      return isMounted.current ? loadDetail(list) : undefined;
    };
    return { refresh, ...writes, ...areaMethods };
  }, [host, list, actions, isReadonly, areaMethods]);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      actions.dismiss();
    };
  }, [actions]);
}

/** Rejects a writing method of a read-only list. */
export function rejectReadonly(host: WidgetHost): Promise<never> {
  return Promise.reject(notifyError(host, 'open', new Error('This list is read-only.')));
}
