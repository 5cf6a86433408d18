import type { Signal } from '@preact/signals-react';
import { type ReactNode, type RefCallback, useLayoutEffect, useState } from 'react';
import { onUserChange, sessionOf } from '../api/session/session';
import { createClient } from '../api/transport/client';
import type { Client } from '../api/transport/client.types';
import { Busy } from './busy';
import { emit, emitReady } from './emit';
import { type DialogDestination, navigate } from './page/navigate';
import { responseToasts } from './toasts/response-toasts';
import { toast } from './toasts/toast';
import type { AnyWidget, WidgetHost } from './widget';

interface WidgetScopeProps {
  readonly widget: AnyWidget;
  readonly target: HTMLElement;
  readonly apiBase: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly live: Readonly<Record<string, Signal<unknown>>>;
  /** Resets the live values that the user has changed. */
  readonly resetLive: () => void;
  readonly methods: RefCallback<object>;
  readonly openDialog: (to: DialogDestination) => void;
}

interface Scope {
  readonly client: Client;
  readonly host: WidgetHost;
}

/** A widget with one back end; the client has the same lifetime. */
export function WidgetScope({
  widget,
  target,
  apiBase,
  settings,
  live,
  resetLive,
  methods,
  openDialog,
}: WidgetScopeProps): ReactNode {
  const [scope, setScope] = useState<Scope>();
  useLayoutEffect(() => {
    const toasts = responseToasts(toast);
    const client = createClient({
      apiBase,
      onShow: toasts.onShow,
      onUnauthorized: (message) => toast({ type: 'error', message }),
    });
    const host: WidgetHost = {
      client,
      session: sessionOf(apiBase),
      emit: (type, detail) => emit(target, type, detail),
      toast: toasts.toast,
      navigate: (to, params) => navigate(target, to, params, openDialog),
      settled: (state) => emitReady(target, state),
    };
    setScope({ client, host });
    return () => client.dispose();
  }, [apiBase, target, openDialog]);

  useLayoutEffect(() => onUserChange(apiBase, resetLive), [apiBase, resetLive]);

  if (!scope) return null;
  const Widget = widget.component;
  return (
    <>
      <Widget settings={settings} live={live} host={scope.host} methods={methods} />
      <Busy activity={scope.client.activity} spinner={settings.spinner} />
    </>
  );
}
