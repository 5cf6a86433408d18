import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useState } from 'react';
import { onUserChange, sessionOf } from '../api/session/session';
import { createClient } from '../api/transport/client';
import { errorMessages } from '../api/transport/errors.messages';
import { useKeptEffect } from '../ui/use-kept-effect';
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

/** A widget with one back end, which never changes; the client has the same lifetime. */
export function WidgetScope({ widget, target, values, methods, apiBase, openDialog }: WidgetScopeProps): ReactNode {
  useSignals();
  const [host] = useState(() => createHost({ target, apiBase, openDialog }));
  useKeptEffect(() => () => host.client.dispose(), [host]);
  useKeptEffect(
    () =>
      onUserChange(apiBase, () => {
        values.reset();
        removeMessagesOfOthers(apiBase);
      }),
    [apiBase, values],
  );

  const Widget = widget.component;
  const settings = values.settings.value;
  return (
    <>
      <Widget settings={settings} state={values.state} host={host} methods={methods.ref} />
      <Busy activity={host.client.activity} spinner={settings.spinner} />
    </>
  );
}

function createHost({
  target,
  apiBase,
  openDialog,
}: Pick<WidgetScopeProps, 'target' | 'apiBase' | 'openDialog'>): WidgetHost {
  const showToast = (message: ToastMessage) => toast({ ...message, apiBase });
  const toasts = responseToasts(showToast);
  const session = sessionOf(apiBase);
  const onUnauthorized: WidgetHost['onUnauthorized'] = (message, wasAccepted) => {
    const isToldByDialog =
      wasAccepted && signInAgain(target, session, openDialog) && message === errorMessages.sessionExpired;
    if (!isToldByDialog) showToast({ type: 'error', message });
  };
  return {
    client: createClient({ apiBase, onShow: toasts.onShow, onUnauthorized }),
    session,
    onUnauthorized,
    emit: (type, detail) => emit(target, type, detail),
    toast: toasts.toast,
    navigate: (to, params) => navigate(target, to, params, openDialog),
    announceReady: (state) => emitReady(target, state),
  };
}
