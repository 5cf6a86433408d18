import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../controls/button';
import { RotateCw } from '../controls/icons';
import { Banner } from '../feedback/banner';
import { lazyPart } from '../feedback/lazy-part';
import { Loading } from '../feedback/loading';
import { Dialog } from './dialog';

/** Delay in ms before a loading dialog shows, so that it does not flash. */
const patience = 150;

/**
 * A dialog whose code is loaded when it is first rendered. Loading and failure are shown in a dialog too: over
 * the page, with a way to close it. `closeOf` returns the callback for closing it.
 */
export function lazyDialog<P extends object>(
  chunk: string,
  load: () => Promise<ComponentType<P>>,
  closeOf: (props: P) => () => void,
): ComponentType<P> {
  return lazyPart(chunk, load, {
    waiting: (props) => <Waiting onClose={closeOf(props)} />,
    failed: (props, failure) => <Failed {...failure} onClose={closeOf(props)} />,
  });
}

function Waiting({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <Dialog title="One moment" footer={<Button onClick={onClose}>Cancel</Button>} onClose={onClose}>
      <Loading />
    </Dialog>
  );
}

interface FailedProps {
  readonly message: string;
  readonly retry: () => void;
  readonly onClose: () => void;
}

function Failed({ message, retry, onClose }: FailedProps): ReactNode {
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" icon={RotateCw} data-autofocus="" onClick={retry}>
        Try again
      </Button>
    </>
  );
  return (
    <Dialog title="This part could not be shown" footer={footer} onClose={onClose}>
      <Banner tone="danger">{message}</Banner>
    </Dialog>
  );
}
