import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../controls/button';
import { CloudOff, RotateCw } from '../controls/icons';
import { type ChunkError, loadChunk } from './load-chunk';
import { StatePanel } from './state-panel';

/** A shared chunk is only requested again when the page is reloaded. */
const reloadHint = 'If this goes on, load the page again.';

/** Loading state of a lazy part. */
type Loading = { readonly step: 'waiting' | 'there' } | { readonly step: 'failed'; readonly error: ChunkError };

/** Placeholders of a lazy part. */
interface StandIns<P> {
  /** Shown while loading. @default nothing */
  readonly waiting?: (props: P) => ReactNode;
  /** Shown when loading failed. @default LoadFailure */
  readonly failed?: (props: P, failure: LoadFailureProps) => ReactNode;
}

/**
 * A component whose code is loaded when it is first rendered. Unlike `React.lazy`, a failure is shown in place, and
 * 'Try again' requests the chunk again. For dialogs see `lazyDialog`.
 */
export function lazyPart<P extends object>(
  chunk: string,
  load: () => Promise<ComponentType<P>>,
  { waiting = () => null, failed = (_, failure) => <LoadFailure {...failure} /> }: StandIns<P> = {},
): ComponentType<P> {
  let part: ComponentType<P> | undefined;
  let failures = 0;
  return function LazyPart(props: P) {
    const [loading, setLoading] = useState<Loading>({ step: part ? 'there' : 'waiting' });
    const { step } = loading;
    useEffect(() => {
      if (step !== 'waiting') return;
      let isShown = true;
      const settle = (outcome: Loading) => {
        if (isShown) setLoading(outcome);
      };
      loadChunk(chunk, load, failures).then(
        (loaded) => {
          part = loaded;
          settle({ step: 'there' });
        },
        (error: ChunkError) => {
          failures += 1;
          settle({ step: 'failed', error });
        },
      );
      return () => {
        isShown = false;
      };
    }, [step]);
    if (part) return createElement(part, props);
    if (loading.step !== 'failed') return waiting(props);
    const { message } = loading.error;
    return failed(props, {
      message: failures > 1 ? `${message} ${reloadHint}` : message,
      retry: () => setLoading({ step: 'waiting' }),
    });
  };
}

interface LoadFailureProps {
  readonly message: string;
  readonly retry: () => void;
}

/** Shown in place of a part that failed to load. */
export function LoadFailure({ message, retry }: LoadFailureProps) {
  return (
    <StatePanel
      icon={CloudOff}
      tone="danger"
      title="This part could not be shown"
      actions={
        <Button icon={RotateCw} onClick={retry}>
          Try again
        </Button>
      }
    >
      {message}
    </StatePanel>
  );
}
