import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { onUserChange, sessionOf } from '../api/session/session';
import { createClient } from '../api/transport/client';
import type { Client } from '../api/transport/client.types';
import { errorMessages } from '../api/transport/errors.messages';
import type { WidgetValues } from './attributes/widget-values';
import { Busy } from './busy';
import { emit, emitReady } from './emit';
import type { MethodQueue } from './methods';
import { type DialogInPlaceKind, navigate, signInAgain } from './page/navigate';
import { responseToasts } from './toasts/response-toasts';
import { removeMessagesOfOthers, type ToastMessage, toast } from './toasts/toast';
import type { AnyWidget, WidgetHost } from './widget';

export interface WidgetRootProps {
  readonly widget: AnyWidget;
  readonly target: HTMLElement;
  readonly values: WidgetValues;
  readonly methods: MethodQueue;
}

interface WidgetScopeProps extends WidgetRootProps {
  readonly apiBase: string;
  readonly openDialog: (to: DialogInPlaceKind) => void;
}

interface Scope {
  readonly client: Client;
  readonly host: WidgetHost;
}

/** A widget with one back end; the client has the same lifetime. */
export function WidgetScope({ widget, target, values, methods, apiBase, openDialog }: WidgetScopeProps): ReactNode {
  useSignals();
  const [scope, setScope] = useState<Scope>();
  useLayoutEffect(() => {
    const showToast = (message: ToastMessage) => toast({ ...message, apiBase });
    const toasts = responseToasts(showToast);
    const session = sessionOf(apiBase);
    const onUnauthorized: WidgetHost['onUnauthorized'] = (message, wasAccepted) => {
      const isToldByDialog =
        wasAccepted && signInAgain(target, session, openDialog) && message === errorMessages.sessionExpired;
      if (!isToldByDialog) showToast({ type: 'error', message });
    };
    const client = createClient({ apiBase, onShow: toasts.onShow, onUnauthorized });
    const host: WidgetHost = {
      client,
      session,
      onUnauthorized,
      emit: (type, detail) => emit(target, type, detail),
      toast: toasts.toast,
      navigate: (to, params) => navigate(target, to, params, openDialog),
      announceReady: (state) => emitReady(target, state),
    };
    setScope({ client, host });
    return () => client.dispose();
  }, [apiBase, target, openDialog]);

  useLayoutEffect(
    () =>
      onUserChange(apiBase, () => {
        values.reset();
        removeMessagesOfOthers(apiBase);
      }),
    [apiBase, values],
  );

  if (!scope) return null;
  const Widget = widget.component;
  const settings = values.settings.value;
  return (
    <>
      <Widget settings={settings} state={values.state} host={scope.host} methods={methods.ref} />
      <Busy activity={scope.client.activity} spinner={settings.spinner} />
    </>
  );
}
