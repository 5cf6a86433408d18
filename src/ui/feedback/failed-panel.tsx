import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { CircleAlert, CloudOff, RotateCw } from '../controls/icons';
import { StatePanel } from './state-panel';

interface FailedPanelProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** Names the input that is kept. */
  readonly children: ReactNode;
}

/** Shown in place of content that failed to load: the reason and a retry, unless access is denied. */
export function FailedPanel({ error, onRetry, children }: FailedPanelProps) {
  const isNetwork = 'kind' in error && (error.kind === 'network' || error.kind === 'timeout');
  // A retry cannot change missing permissions.
  const isForbidden = 'status' in error && error.status === 403;
  const again = !isForbidden && (
    <Button icon={RotateCw} onClick={onRetry}>
      Try again
    </Button>
  );
  return (
    <StatePanel icon={isNetwork ? CloudOff : CircleAlert} tone="danger" title={error.message} actions={again}>
      {children}
    </StatePanel>
  );
}
