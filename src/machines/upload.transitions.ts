import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import { errorMessage, outputOf } from './actors';
import type { ReadOutcome, UploadContext, UploadProblem } from './upload.types';

/** Starts reading the file, also in place of a reading in progress. */
export const chooseFile = { target: '#upload.reading', reenter: true, actions: 'assignFile' } as const;

/** Shows the rules of the columns with costs. */
export const openPricing = {
  guard: ({ context: { mapping } }: { readonly context: UploadContext }) => Boolean(mapping?.costColumns?.length),
  target: '#upload.pricing',
} as const;

/** Assigns the problem that an actor has rejected with. */
export const assignError = (kind: UploadProblem['kind']) =>
  ({
    type: 'assignProblem',
    params: (given: { readonly event: ErrorActorEvent }) => ({ kind, message: errorMessage(given) }),
  }) as const;

const assignUnreadable = {
  type: 'assignProblem',
  params: (given: { readonly context: UploadContext; readonly event: ErrorActorEvent }) =>
    ({ kind: 'unreadable', message: errorMessage(given), fileName: given.context.file?.name }) as const,
} as const;

export const unreadable = { target: '#upload.choosing', actions: [assignUnreadable, 'removeFile'] } as const;

/** Invokes the reading of the file; goes to `onMapped` if its columns are known, else to the mapping. */
export function readingInvoke(onMapped: string) {
  const actions = { type: 'assignRead', params: outputOf<ReadOutcome> } as const;
  return {
    src: 'readFile',
    input: ({ context: { file, options } }: { readonly context: UploadContext }) => ({
      file: requireFile(file),
      options,
    }),
    onDone: [
      {
        guard: (given: { readonly event: DoneActorEvent<ReadOutcome> }) => outputOf(given).opened.isMappingComplete,
        target: onMapped,
        actions,
      },
      { target: '#upload.mapping', actions },
    ],
    onError: unreadable,
  } as const;
}

export function requireFile(file: File | undefined): File {
  if (file === undefined) throw new Error('upload: there is no file to work on');
  return file;
}
