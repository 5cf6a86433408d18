import { useRef } from 'react';
import { useDiscardPrompt } from '../../ui/overlays/use-discard-prompt';
import type { UploadSession } from '../session/upload-session.types';

/** `replaceFile` opens another file, after a question where that would discard choices; `question` is to be rendered. */
export function useFileReplacement({ actor }: Pick<UploadSession, 'actor'>, hasChoices: boolean) {
  const incoming = useRef<File>(undefined);
  const { requestClose, question } = useDiscardPrompt({
    isDirty: hasChoices,
    changes: 'upload',
    onClose() {
      if (incoming.current) actor.send({ type: 'file.choose', file: incoming.current });
    },
  });
  return {
    replaceFile(file: File) {
      incoming.current = file;
      requestClose();
    },
    question,
  };
}
