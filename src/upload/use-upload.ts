import { useSelector } from '@xstate/react';
import type { UploadTag } from '../machines/upload.types';
import type { UploadSession } from './session/upload-session';

/** The machine's context, without what changes all the time while rows are checked or sent. */
export const useUpload = ({ actor }: UploadSession) =>
  useSelector(
    actor,
    ({ context: { progress, sent, ...context } }) => ({ ...context, total: progress?.total }),
    (before, now) => {
      const values = Object.values(before);
      return Object.values(now).every((value, index) => value === values[index]);
    },
  );

export const useUploadTag = ({ actor }: UploadSession, tag: UploadTag): boolean =>
  useSelector(actor, (snapshot) => snapshot.hasTag(tag));
