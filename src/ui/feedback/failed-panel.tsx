import { CircleAlert, CloudOff, RotateCw } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '../controls/button';
import { failureText, uiMessages } from '../ui.messages';
import { Banner } from './banner';
import { retryOf } from './retry';
import { StatePanel } from './state-panel';

interface FailedPanelProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Replaces content that failed to load: the error, and a retry button unless access is denied or the server has no such call; after a proxy's sign-in page, a reload. */
export function FailedPanel({ error, onRetry, children }: FailedPanelProps) {
  const isNetwork = 'kind' in error && (error.kind === 'network' || error.kind === 'timeout');
  // After a 403 or 501 a retry would fail again.
  const isFinal = 'status' in error && (error.status === 403 || error.status === 501);
  const retryButton = !isFinal && <Button icon={RotateCw} {...retryOf(error, onRetry)} />;
  return (
    <StatePanel
      icon={isNetwork ? CloudOff : CircleAlert}
      tone="danger"
      title={failureText(error)}
      actions={retryButton}
    >
      {children}
    </StatePanel>
  );
}

export function OfflineBar() {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  return isOnline ? null : <Banner>{uiMessages.offline}</Banner>;
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
