import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from './load-chunk';

interface LatePartProps<P> {
  /** Names the code in the message when it does not load. */
  readonly name: string;
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  /** Told why it did not load; the next mount tries again. */
  readonly onFailed: (cause: unknown) => void;
}

/** A component whose code is loaded when it is first shown. Unlike `lazy`, it does not remember a failure. */
export function LatePart<P extends object>({ name, load, props, onFailed }: LatePartProps<P>) {
  const [part, setPart] = useState<{ readonly Component: ComponentType<P> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once for as long as it is mounted
  useEffect(() => {
    loadChunk(name, load).then((Component) => setPart({ Component }), onFailed);
  }, []);
  return part && <part.Component {...props} />;
}
