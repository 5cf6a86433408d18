import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { LoadFailure, lazyPart } from '../ui/feedback/lazy-part';
import type { WidgetValues } from './attributes/widget-values';
import { emit, emitReady } from './emit';
import { ErrorBoundary } from './error-boundary';
import type { MethodQueue } from './methods';
import { resolveApiBase } from './page/configuration';
import type { DialogDestination } from './page/navigate';
import type { AnyWidget } from './widget';
import { WidgetScope } from './widget-scope';

/** Loaded lazily: most pages have their own route to the login. */
const DialogInPlace = lazyPart('dialog', async () => (await import('./page/dialog-in-place')).DialogInPlace);

export interface WidgetRootProps {
  readonly widget: AnyWidget;
  /** The host element: events are dispatched from it. */
  readonly target: HTMLElement;
  readonly values: WidgetValues;
  readonly methods: MethodQueue;
}

/** The root of every widget: theme, back end and dialog in place. Remounts the widget when the back end changes. */
export function WidgetRoot({ widget, target, values, methods }: WidgetRootProps): ReactNode {
  useSignals();
  const [dialog, setDialog] = useState<DialogDestination>();
  const closeDialog = useCallback(() => setDialog(undefined), []);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (dialog ? () => restoreFocus(root.current) : undefined), [dialog]);
  const reportRenderError = (error: unknown) => {
    emit(target, 'pricebook-error', { operation: 'render', message: messageOf(error) });
    emitReady(target, 'error');
  };
  const settings = values.settings.value;
  const { apiBase: given, theme } = settings;
  const apiBase = resolveApiBase(typeof given === 'string' ? given : undefined);
  return (
    <div
      ref={root}
      className="pricebook"
      style={theme === 'light' || theme === 'dark' ? { colorScheme: theme } : undefined}
    >
      <ErrorBoundary key={apiBase} onError={reportRenderError} fallback={showFailure}>
        <WidgetScope
          apiBase={apiBase}
          widget={widget}
          target={target}
          settings={settings}
          live={values.live}
          resetLive={values.reset}
          methods={methods.ref}
          openDialog={setDialog}
        />
      </ErrorBoundary>
      {dialog && <DialogInPlace target={target} area={dialog} apiBase={apiBase} onClose={closeDialog} />}
    </div>
  );
}

/** After a sign-in in place, the button that opened the dialog is unmounted, so the focus has no element to return to. */
function restoreFocus(root: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  root?.querySelector<HTMLElement>('input, select, textarea, button, a[href], [tabindex="0"]')?.focus();
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const showFailure = (error: unknown, retry: () => void) => <LoadFailure message={messageOf(error)} retry={retry} />;
