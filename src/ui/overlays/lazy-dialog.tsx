import { RotateCw } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../controls/button';
import { Banner } from '../feedback/banner';
import { type LoadFailureProps, lazyPart } from '../feedback/lazy-part';
import { Loading } from '../feedback/loading';
import { uiMessages } from '../ui.messages';
import { useIsLate } from '../use-is-late';

/**
 * A dialog whose code is loaded on its first render. Until then another takes its place, which can be closed too: `getClose` returns the
 * function that closes the dialog, from its props.
 */
export function lazyDialog<P extends object>(
  chunk: string,
  load: () => Promise<ComponentType<P>>,
  getClose: (props: P) => () => void,
): ComponentType<P> {
  return lazyPart(chunk, load, {
    loading: (props) => <LoadingDialog onClose={getClose(props)} />,
    failed: (props, failure) => <FailedDialog {...failure} onClose={getClose(props)} />,
  });
}

interface Closable {
  readonly onClose: () => void;
}

function LoadingDialog({ onClose }: Closable): ReactNode {
  if (!useIsLate(() => true)) return null;
  return (
    <DialogPlaceholder title={uiMessages.moment} onClose={onClose} action={undefined}>
      <Loading />
    </DialogPlaceholder>
  );
}

function FailedDialog({ message, retry, onClose }: LoadFailureProps & Closable): ReactNode {
  const action = (
    <Button variant="primary" icon={RotateCw} data-autofocus="" onClick={retry}>
      {uiMessages.tryAgain}
    </Button>
  );
  return (
    <DialogPlaceholder title={uiMessages.part.failed} onClose={onClose} action={action}>
      <Banner tone="danger">{message}</Banner>
    </DialogPlaceholder>
  );
}

interface DialogPlaceholderProps extends Closable {
  readonly title: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** Takes the place of a dialog without its code, which is loaded with the first dialog. Returns the focus on unmount. */
function DialogPlaceholder({ title, action, children, onClose }: DialogPlaceholderProps): ReactNode {
  return (
    <dialog
      ref={openModal}
      className="pricebook-dialog-placeholder"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers close a dialog on a second close request in a row, without an event that can be cancelled.
      onClose={onClose}
    >
      {/* Without an action the focus is here, not on Cancel, which a key that is typed on would press. */}
      <h2 className="pricebook-heading" tabIndex={-1} data-autofocus={action ? undefined : ''}>
        {title}
      </h2>
      <div>{children}</div>
      <div>
        <Button onClick={onClose}>{uiMessages.cancel}</Button>
        {action}
      </div>
    </dialog>
  );
}

function openModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  return () => dialog?.close();
}
