import type { ReactNode } from 'react';
import { Button } from './button';
import { CircleAlert, CloudOff, RotateCw } from './icons';
import { StatePanel } from './state-panel';

interface FailedPanelProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** What is not lost by it. */
  readonly children: ReactNode;
}

/** Stands in the place of what could not be loaded: why, and the way to try again. */
export function FailedPanel({ error, onRetry, children }: FailedPanelProps) {
  const isNetwork = 'kind' in error && (error.kind === 'network' || error.kind === 'timeout');
  const again = (
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
