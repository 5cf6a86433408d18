import { useSelector } from '@xstate/react';
import { textsToCheck } from '../../machines/upload.setup';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import type { UploadSession } from '../session/upload-session';
import { uploadMessages as messages } from '../upload.messages';
import { useUpload } from '../use-upload';

export function TextsQuestion({ session }: { readonly session: UploadSession }) {
  const isAsking = useSelector(session.actor, (snapshot) => snapshot.matches({ previewing: 'asking' }));
  const texts = useUpload(session, textsToCheck);
  if (!isAsking) return null;
  return (
    <ConfirmDialog
      title={messages.textsTitle(texts)}
      confirmLabel={messages.textsConfirm(texts)}
      cancelLabel={messages.askBack}
      onConfirm={session.acceptTexts}
      onCancel={() => session.actor.send({ type: 'texts.decline' })}
    >
      {messages.textsText}
    </ConfirmDialog>
  );
}
