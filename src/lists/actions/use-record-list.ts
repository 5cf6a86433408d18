import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { ListMethods } from '../../embed/list-methods';
import { notifyError } from '../../embed/page/notify-error';
import type { WidgetHost } from '../../embed/widget';
import { useKeptEffect } from '../../ui/use-kept-effect';
import type { Identity } from '../../wire/field';
import { actionMessages as messages } from './actions.messages';
import { createPanels } from './panels';
import { createRecordActions, type RecordActions, type RecordActionsOptions } from './record-actions';
import { loadEventDetail, type ObservableList, useListEvents } from './use-list-events';

export interface RecordListOptions<R extends Identity> extends RecordActionsOptions<R> {
  readonly list: ObservableList<R> & { readonly reload: () => Promise<void> };
  readonly isReadonly: boolean;
}

const noMethods = {};

export function useRecordList<R extends Identity>(
  options: RecordListOptions<R>,
  methods: Ref<ListMethods>,
): RecordActions<R> {
  const [actions] = useState(() => createRecordActions(options, createPanels(options.host)));
  useListMethods(options, actions, methods, noMethods);
  return actions;
}

/** Sets the element's methods, and `areaMethods`, which only elements of its area have; dispatches the list's events. */
export function useListMethods<R extends Identity, M extends object>(
  { host, list, isReadonly }: RecordListOptions<R>,
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
      return isMounted.current ? loadEventDetail(list) : undefined;
    };
    return { refresh, ...writes, ...areaMethods };
  }, [host, list, actions, isReadonly, areaMethods]);
  useKeptEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      actions.dismiss();
    };
  }, [actions]);
}

export function rejectReadonly(host: WidgetHost): Promise<never> {
  const notified = notifyError(host, 'open', new Error(messages.readonly));
  return Promise.reject(notified);
}
