import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { refuseFiles } from '../ui/carries-files';
import { LoadFailure, lazyPart } from '../ui/feedback/lazy-part';
import { LoadFailureContext } from '../ui/feedback/load-failure-context';
import { emit, emitReady } from './emit';
import { ErrorBoundary } from './error-boundary';
import { resolveApiBase } from './page/configuration';
import { isScriptAt } from './page/is-script-at';
import { keepKeys } from './page/keep-keys';
import type { DialogInPlaceKind } from './page/navigate';
import { directionOf, usePageLanguage } from './page/page-language';
import { type WidgetRootProps, WidgetScope } from './widget-scope';

/** Loaded lazily: most pages have their own route to the login. */
const DialogInPlace = lazyPart('dialog', async () => (await import('./page/dialog-in-place')).DialogInPlace);

/** The root of every widget. Renders nothing until its language has loaded, so that no text is shown in another one first. */
export function WidgetRoot(props: WidgetRootProps): ReactNode {
  const language = usePageLanguage(props.target);
  return language !== undefined && <LoadedRoot {...props} language={language} />;
}

/** Theme, back end and dialog in place. Remounts the widget when the back end changes. */
function LoadedRoot({ language, ...props }: WidgetRootProps & { readonly language: string }): ReactNode {
  const { target, values } = props;
  useSignals();
  const [dialog, setDialog] = useState<DialogInPlaceKind>();
  // A dialog that has been replaced by another may close later.
  const closeDialog = useCallback(() => setDialog((shown) => (shown === dialog ? undefined : shown)), [dialog]);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (dialog ? () => restoreFocus(root.current) : undefined), [dialog]);
  // The slot that stood here before the first render.
  useLayoutEffect(() => {
    const before = root.current?.previousElementSibling;
    if (before?.matches('slot[name=loading]')) before.remove();
  }, []);
  useEffect(() => {
    const listening = new AbortController();
    for (const type of ['dragover', 'drop'] as const)
      root.current?.addEventListener(type, refuseFiles, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  const reportRenderError = (error: unknown) => {
    emit(target, 'pricebook-error', { operation: 'render', kind: 'code', message: messageOf(error) });
    emitReady(target, 'error');
  };
  const reportLoadFailure = useCallback(
    ({ message }: Error) =>
      void isScriptAt(import.meta.url).then((isThere) =>
        emit(target, 'pricebook-error', { operation: 'load', kind: isThere ? 'code' : 'new-version', message }),
      ),
    [target],
  );
  const { apiBase: given, theme } = values.settings.value;
  const apiBase = resolveApiBase(typeof given === 'string' ? given : undefined);
  return (
    <div
      ref={root}
      className="pricebook"
      lang={language}
      dir={directionOf(language, target)}
      style={theme === 'light' || theme === 'dark' ? { colorScheme: theme } : undefined}
      {...keyHandlers}
    >
      <LoadFailureContext value={reportLoadFailure}>
        <ErrorBoundary key={apiBase} onError={reportRenderError} fallback={showFailure}>
          <WidgetScope {...props} apiBase={apiBase} openDialog={setDialog} />
        </ErrorBoundary>
        {dialog && (
          <DialogInPlace target={target} area={dialog} apiBase={apiBase} openDialog={setDialog} onClose={closeDialog} />
        )}
      </LoadFailureContext>
    </div>
  );
}

const keyHandlers = { onKeyDown: keepKeys, onKeyUp: keepKeys, onKeyPress: keepKeys };

/** After a sign-in in place, the button that opened the dialog is unmounted, so the focus has no element to return to. */
function restoreFocus(root: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  root?.querySelector<HTMLElement>('input, select, textarea, button, a[href], [tabindex="0"]')?.focus();
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const showFailure = (error: unknown, retry: () => void) => <LoadFailure message={messageOf(error)} retry={retry} />;
