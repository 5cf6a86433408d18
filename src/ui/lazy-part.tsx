import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { Button } from './button';
import { CloudOff, RotateCw } from './icons';
import { type ChunkError, loadChunk } from './load-chunk';
import { StatePanel } from './state-panel';

/** How far the code of a part has come. */
type Loading = { readonly step: 'waiting' | 'there' } | { readonly step: 'failed'; readonly error: ChunkError };

/**
 * A component whose code is loaded when it is first rendered. Unlike `React.lazy`, a failure is shown in place, and
 * 'Try again' really loads again. `waiting` stands there until then; nothing by default.
 */
export function lazyPart<P extends object>(
  chunk: string,
  load: () => Promise<ComponentType<P>>,
  waiting: (props: P) => ReactNode = () => null,
): ComponentType<P> {
  let part: ComponentType<P> | undefined;
  return function LazyPart(props: P) {
    const [loading, setLoading] = useState<Loading>({ step: part ? 'there' : 'waiting' });
    const { step } = loading;
    useEffect(() => {
      if (step !== 'waiting') return;
      let isShown = true;
      const settle = (outcome: Loading) => {
        if (isShown) setLoading(outcome);
      };
      loadChunk(chunk, load).then(
        (loaded) => {
          part = loaded;
          settle({ step: 'there' });
        },
        (error: ChunkError) => settle({ step: 'failed', error }),
      );
      return () => {
        isShown = false;
      };
    }, [step]);
    if (part) return createElement(part, props);
    if (loading.step !== 'failed') return waiting(props);
    return <LoadFailure message={loading.error.message} retry={() => setLoading({ step: 'waiting' })} />;
  };
}

interface LoadFailureProps {
  readonly message: string;
  readonly retry: () => void;
}

/** What stands in the place of a part that could not be shown. */
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
