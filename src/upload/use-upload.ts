import { shallowEqual, useSelector } from '@xstate/react';
import type { UploadTag } from '../machines/upload.types';
import type { UploadSession } from './session/upload-session.types';

/** Returns the machine's context without the progress of checking and sending, which changes all the time. */
export const useUpload = ({ actor }: Pick<UploadSession, 'actor'>) =>
  useSelector(
    actor,
    ({ context: { progress, sentPercent, ...context } }) => ({ ...context, total: progress?.total }),
    shallowEqual,
  );

export const useUploadTag = ({ actor }: Pick<UploadSession, 'actor'>, tag: UploadTag): boolean =>
  useSelector(actor, (snapshot) => snapshot.hasTag(tag));
