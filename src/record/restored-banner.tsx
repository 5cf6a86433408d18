import { useState } from 'react';
import { LinkButton } from '../ui/controls/button';
import { Banner } from '../ui/feedback/banner';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { dialogMessages } from '../ui/overlays/dialog.messages';
import { recordMessages } from './record.messages';

const messages = recordMessages.draft;
const questionMessages = dialogMessages.discard;

interface RestoredBannerProps {
  readonly isLocked: boolean;
  readonly onDiscard: () => void;
}

/** Says that the form shows a stored draft, with a button that discards it after a question, unless the form is locked. */
export function RestoredBanner({ isLocked, onDiscard }: RestoredBannerProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Banner
        title={messages.title}
        actions={isLocked ? undefined : <LinkButton onClick={() => setAsking(true)}>{messages.discard}</LinkButton>}
      >
        {messages.text}
      </Banner>
      {isAsking && (
        <ConfirmDialog
          title={questionMessages.typing.title}
          confirmLabel={questionMessages.confirm}
          cancelLabel={questionMessages.cancel}
          tone="danger"
          onConfirm={() => {
            setAsking(false);
            onDiscard();
          }}
          onCancel={() => setAsking(false)}
        >
          {questionMessages.typing.text}
        </ConfirmDialog>
      )}
    </>
  );
}
