import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ListMethods } from '../embed/list-methods';
import { notifyError } from '../embed/page/notify-error';
import type { WidgetHost } from '../embed/widget';
import { createPanels, type Panels } from './panels';
import { recordMessages as messages } from './record.messages';
import type { AnyRecord, RecordKind } from './record.types';
import { createRecordActions, type RecordActions } from './record-actions';
import { loadDetail, type ObservableList, useListEvents } from './use-list-events';

export interface RecordListOptions<R extends AnyRecord, D> {
  readonly host: WidgetHost;
  readonly list: ObservableList<R> & { readonly reload: () => Promise<void> };
  readonly kind: RecordKind<R, D>;
  readonly isReadonly: boolean;
  /** Reads a complete record of the current page; `undefined` for any other. */
  readonly read: (id: string) => Promise<R | undefined>;
}

const noMethods = {};

export function useRecordList<R extends AnyRecord, D>(
  options: RecordListOptions<R, D>,
  methods: Ref<ListMethods>,
): RecordActions<R> {
  const [actions] = useState(() => recordActions(options, createPanels(options.host)));
  useListMethods(options, actions, methods, noMethods);
  return actions;
}

export function recordActions<R extends AnyRecord, D>(
  { host, list, kind, read }: Omit<RecordListOptions<R, D>, 'isReadonly'>,
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
  { host, list, isReadonly }: RecordListOptions<R, D>,
  actions: RecordActions<R>,
  methods: Ref<ListMethods & M>,
  areaMethods: M,
): void {
  const isMounted = useRef(false);
  useListEvents(host, list, actions.selection);
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
      // The widget may have been removed meanwhile.
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

export function rejectReadonly(host: WidgetHost): Promise<never> {
  return Promise.reject(notifyError(host, 'open', new Error('This list is read-only.')));
}
