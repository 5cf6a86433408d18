import { useSelector } from '@xstate/react';
import type { UploadContext } from '../machines/upload.types';
import type { UploadSession } from './session/upload-session';

/** Selects from the machine's context; renders again only when the selected value changes. */
export const useUpload = <T>({ actor }: UploadSession, select: (context: UploadContext) => T): T =>
  useSelector(actor, ({ context }) => select(context));
