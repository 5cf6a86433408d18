import { type ReadonlySignal, signal } from '@preact/signals-react';
import { fromPromise } from 'xstate';
import type { ConfirmOutcome, SendOutcome, UploadPair } from '../api/upload-outcome';
import { uploadMachine } from '../machines/upload.machine';
import type { CheckOutcome, ReadingChoice, ReadOutcome } from '../machines/upload.types';
import { mappingMemory } from './mapping-memory';
import { countErrors } from './obstacles';
import type { Checked, CheckProgress, Opened, PreviewPage, RowFilter } from './reading/reading.types';
import type { UploadShape } from './upload-shape';
import { type DisposableReading, readInWorker } from './worker/remote-reading';

/** What an area hands in: how a file and how changes reach its back end. Both answer every end as an outcome. */
export interface UploadDoor {
  send(
    file: File,
    options: { readonly signal: AbortSignal; readonly onProgress: (percent: number) => void },
  ): Promise<SendOutcome>;
  confirm(pairs: readonly UploadPair[]): Promise<ConfirmOutcome>;
}

/** What an open file has shown of itself; all `undefined` before. */
export interface FileView {
  readonly opened: ReadonlySignal<Opened | undefined>;
  readonly choice: ReadonlySignal<ReadingChoice>;
  readonly total: ReadonlySignal<number | undefined>;
  readonly progress: ReadonlySignal<CheckProgress | undefined>;
  readonly checked: ReadonlySignal<Checked | undefined>;
}

/** One upload: its machine, and the file that is being read for it. */
export interface UploadSession {
  readonly machine: typeof uploadMachine;
  readonly view: FileView;
  page(page: number, size: number, filter: RowFilter): Promise<PreviewPage>;
  /**
   * Says that the upload is on the page; answers how to say that it no longer is. That alone calls nothing back: what is
   * being sent arrives, and `onLate` hears what came of it.
   */
  show(onLate: (outcome: SendOutcome) => void): () => void;
  /** Ends the reading and forgets the file. */
  dispose(): void;
}

/** Makes the session of one upload. */
export function createUploadSession(shape: UploadShape, door: UploadDoor): UploadSession {
  const opened = signal<Opened | undefined>(undefined);
  const choice = signal<ReadingChoice>({});
  const total = signal<number | undefined>(undefined);
  const progress = signal<CheckProgress | undefined>(undefined);
  const checked = signal<Checked | undefined>(undefined);
  const memory = mappingMemory(shape.name);
  let late: ((outcome: SendOutcome) => void) | undefined;
  let current: { readonly file: File; readonly reading: DisposableReading } | undefined;

  function dispose(): void {
    current?.reading.dispose();
    current = undefined;
    opened.value = undefined;
  }
  /** A fresh Worker for each file; a file that is read in another way keeps its own. */
  function readingOf(file: File): DisposableReading {
    if (current?.file === file) return current.reading;
    dispose();
    const reading = readInWorker(file, (step) => {
      progress.value = step;
    });
    current = { file, reading };
    return reading;
  }
  function active(): DisposableReading {
    if (current === undefined) throw new Error('upload: no file is open');
    return current.reading;
  }
  async function readFile(file: File, wanted: ReadingChoice): Promise<ReadOutcome> {
    const reading = readingOf(file);
    total.value = undefined;
    progress.value = undefined;
    checked.value = undefined;
    let chosen = wanted;
    let found = await reading.open(shape, chosen);
    const recalled = Object.keys(wanted).length === 0 ? memory.recall(found) : undefined;
    if (recalled) {
      chosen = recalled;
      found = await reading.open(shape, chosen);
    }
    if (wanted.columns && found.isKnown) memory.keep(found, wanted.columns);
    choice.value = chosen;
    opened.value = found;
    // What keeps it from being counted, the check says too.
    void reading.total().then(
      (rows) => {
        if (current?.reading === reading) total.value = rows;
      },
      () => {},
    );
    return { columns: found.isKnown ? 'known' : 'unknown' };
  }
  async function checkRows(): Promise<CheckOutcome> {
    const found = await active().check();
    checked.value = found;
    const file = opened.peek();
    return { errors: file ? countErrors(file, found, choice.peek()) : 0 };
  }
  async function fileToSend(file: File, sendAsRead: boolean): Promise<File> {
    if (!sendAsRead) return file;
    const asRead = await active().write();
    return new File([asRead], file.name.replace(/\.[^.]*$|$/, '.xlsx'), { type: asRead.type });
  }
  const machine = uploadMachine.provide({
    actors: {
      readFile: fromPromise<ReadOutcome, { readonly file: File; readonly choice: ReadingChoice }>(({ input }) =>
        readFile(input.file, input.choice),
      ),
      checkRows: fromPromise<CheckOutcome>(checkRows),
      sendFile: fromPromise<
        SendOutcome,
        { readonly file: File; readonly sendAsRead: boolean; readonly report: (percent: number) => void }
      >(async ({ input: { file, sendAsRead, report }, signal: stopped }) => {
        const ready = await fileToSend(file, sendAsRead);
        stopped.throwIfAborted();
        const cancelled = new AbortController();
        stopped.addEventListener('abort', () => late ?? cancelled.abort());
        const outcome = await door.send(ready, { signal: cancelled.signal, onProgress: report });
        late?.(outcome);
        return outcome;
      }),
      confirmChanges: fromPromise<ConfirmOutcome, readonly UploadPair[]>(({ input }) => door.confirm(input)),
    },
  });
  return {
    machine,
    view: { opened, choice, total, progress, checked },
    show(onLate) {
      late = undefined;
      return () => {
        late = onLate;
      };
    },
    page: (page, size, filter) => active().page(page, size, filter),
    dispose,
  };
}
