import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Banner } from './banner';
import { Button } from './button';
import { Dialog } from './dialog';
import { RotateCw } from './icons';
import { lazyPart } from './lazy-part';
import { Loading } from './loading';

/** How long code may be on its way, in ms, before a dialog says so: most comes sooner, and would only flash. */
const patience = 150;

/**
 * A dialog whose code is loaded when it is first rendered. What comes late, or not at all, is said in a dialog too: over
 * the page, where it is seen and can be left. `closeOf` names what its owner is told when the person leaves it.
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
