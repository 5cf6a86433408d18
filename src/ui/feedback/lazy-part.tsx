import { CloudOff, RotateCw } from 'lucide-react';
import { type ComponentType, createElement, type ReactNode, useContext, useEffect, useState } from 'react';
import { Button } from '../controls/button';
import { uiMessages } from '../ui.messages';
import { type ChunkError, loadChunk } from './load-chunk';
import { LoadFailureContext } from './load-failure-context';
import { StatePanel } from './state-panel';

type LoadState = { readonly step: 'loading' | 'loaded' } | { readonly step: 'failed'; readonly error: ChunkError };

interface Placeholders<P> {
  /** Shown while loading. @default nothing */
  readonly loading?: (props: P) => ReactNode;
  /** Shown when loading failed. @default LoadFailure */
  readonly failed?: (props: P, failure: LoadFailureProps) => ReactNode;
}

/** A component whose code is loaded on its first render. Unlike `React.lazy`, it shows a failure and can retry. */
export function lazyPart<P extends object>(
  chunk: string,
  load: () => Promise<ComponentType<P>>,
  { loading = () => null, failed = (_, failure) => <LoadFailure {...failure} /> }: Placeholders<P> = {},
): ComponentType<P> {
  let part: ComponentType<P> | undefined;
  let failures = 0;
  return function LazyPart(props: P) {
    const [state, setState] = useState<LoadState>({ step: part ? 'loaded' : 'loading' });
    const { step } = state;
    const reportFailure = useContext(LoadFailureContext);
    useEffect(() => {
      if (step !== 'loading') return;
      let isMounted = true;
      const settle = (outcome: LoadState) => {
        if (isMounted) setState(outcome);
      };
      loadChunk(chunk, load, failures).then(
        (loaded) => {
          part = loaded;
          settle({ step: 'loaded' });
        },
        (error: ChunkError) => {
          failures += 1;
          if (!isMounted) return;
          settle({ step: 'failed', error });
          reportFailure(error);
        },
      );
      return () => {
        isMounted = false;
      };
    }, [step, reportFailure]);
    if (part) return createElement(part, props);
    if (state.step !== 'failed') return loading(props);
    const message = uiMessages.part[state.error.kind];
    return failed(props, {
      // A retry cannot load a shared chunk again; only a reload of the page can.
      message: failures > 1 ? `${message} ${uiMessages.part.reloadHint}` : message,
      retry: () => setState({ step: 'loading' }),
    });
  };
}

export interface LoadFailureProps {
  readonly message: string;
  readonly retry: () => void;
}

export function LoadFailure({ message, retry }: LoadFailureProps) {
  return (
    <StatePanel
      icon={CloudOff}
      tone="danger"
      title={uiMessages.part.failed}
      actions={
        <Button icon={RotateCw} onClick={retry}>
          {uiMessages.tryAgain}
        </Button>
      }
    >
      {message}
    </StatePanel>
  );
}
