import { RotateCw } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../controls/button';
import { Banner } from '../feedback/banner';
import { type LoadFailureProps, lazyPart } from '../feedback/lazy-part';
import { Loading } from '../feedback/loading';
import { useIsLate } from '../use-is-late';
import { Dialog, type DialogProps } from './dialog';

/** A dialog whose code is loaded on its first render. Until then another takes its place, which can be closed too. */
export function lazyDialog<P extends object>(
  chunk: string,
  load: () => Promise<ComponentType<P>>,
  closeOf: (props: P) => () => void,
): ComponentType<P> {
  return lazyPart(chunk, load, {
    loading: (props) => <LoadingDialog onClose={closeOf(props)} />,
    failed: (props, failure) => <FailedDialog {...failure} onClose={closeOf(props)} />,
  });
}

type DialogCloser = Pick<DialogProps, 'onClose'>;

function LoadingDialog({ onClose }: DialogCloser): ReactNode {
  if (!useIsLate(() => true)) return null;
  return (
    <Dialog title="One moment" footer={<Button onClick={onClose}>Cancel</Button>} onClose={onClose}>
      <Loading />
    </Dialog>
  );
}

function FailedDialog({ message, retry, onClose }: LoadFailureProps & DialogCloser): ReactNode {
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
