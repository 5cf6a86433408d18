import { type Actor, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { SheetUpload, UploadPair } from '../../api/resources/sheet-upload';
import { userKey } from '../../api/session/session-record';
import type { Client } from '../../api/transport/client';
import { notifyError } from '../../embed/page/notify-error';
import type { WidgetHost } from '../../embed/widget';
import { messageOf } from '../../machines/actors';
import type { OpenedFile, ReadingOptions } from '../../machines/reading.types';
import { uploadMachine } from '../../machines/upload.machine';
import type {
  CheckOutcome,
  ConfirmOutcome,
  OpenReview,
  ReadOutcome,
  SendInput,
  SendOutcome,
  SubmittedFile,
  UploadContext,
  UploadResult,
} from '../../machines/upload.types';
import { saveFile } from '../../records/download-list';
import type { UploadStart } from '../../records/use-sheet-list';
import { mappingMemory } from '../mapping/mapping-memory';
import { suggestKey } from '../mapping/suggest-key';
import { exclusionMemory } from '../preview/exclusion-memory';
import { countErrors, isSentUnchanged, mustSendAsRead } from '../preview/validation-issues';
import type { Reading } from '../reading/reading';
import type { UploadShape } from '../upload-shape';
import { type DisposableReading, readInWorker } from '../worker/remote-reading';
import { reviewStore } from './review-store';
import { uploadApi } from './upload-api';

export interface SheetKind {
  readonly shape: UploadShape;
  readonly calls: SheetUpload;
  readonly describe: (pair: UploadPair) => string;
  /** Loads the existing keys, so that unknown ones are marked before sending. */
  readonly loadKeys?: (client: Client) => Promise<readonly string[]>;
}

export type UploadSession = ReturnType<typeof createUploadSession>;

interface SessionOptions {
  readonly host: WidgetHost;
  readonly sheet: SheetKind;
  readonly start: UploadStart;
  /** Called once at the end; `undefined` when the back end accepted no file. */
  readonly onEnd: (result: UploadResult | undefined) => void;
}

/** Sessions that send or write although their dialog was removed, so that the user returns to them. */
const detachedSessions = new Map<string, UploadSession>();

const detachedKey = ({ host, sheet }: SessionOptions): string =>
  [userKey(host.session.peek()), sheet.shape.name, host.client.apiBase].join(' ');

/** Starts an upload. Without a file, returns to the user's upload that is still being sent or written, if there is one. */
export function openUploadSession(options: SessionOptions): UploadSession {
  const detached = options.start.kind === 'file' ? undefined : detachedSessions.get(detachedKey(options));
  detached?.attach(options);
  return detached ?? createUploadSession(options);
}

/** One upload: the running machine, which owns its state, connected to the Worker, the back end and the page. */
function createUploadSession(options: SessionOptions) {
  const { sheet, start } = options;
  const file = start.kind === 'file' ? start.file : undefined;
  let { host, onEnd } = options;
  const key = detachedKey(options);
  const api = () => uploadApi(host, sheet.calls);
  const reviews = reviewStore(host.client.apiBase, sheet.shape);
  const exclusions = exclusionMemory(sheet.shape.name);
  const reader = fileReader(sheet.shape, loadKnownKeys(host.client, sheet.loadKeys), (progress) =>
    actor.send({ type: 'check.report', progress }),
  );
  const machine = uploadMachine.provide({
    actors: {
      readFile: fromPromise<ReadOutcome, SubmittedFile>(({ input }) => reader.read(input)),
      checkRows: fromPromise<CheckOutcome>(async () => {
        const checked = await reader.current().check();
        return { checked, errors: countErrors(checked, actor.getSnapshot().context.options) };
      }),
      sendFile: fromPromise<SendOutcome, SendInput>(async ({ input, signal }) => {
        const { context } = actor.getSnapshot();
        const reading = reader.current();
        const isMade = isRewritten(context, input.sendAsRead);
        const sent = isMade ? await asRead(reading, input.file, context.opened) : input.file;
        signal.throwIfAborted();
        const { columns = [] } = context.opened ?? {};
        const rows = { of: isMade ? 'sent' : 'file', locate: reading.locate, shape: sheet.shape, columns } as const;
        return api().send(sent, { signal, onProgress: input.report, sheet: rows });
      }),
      announceFile: fromPromise<boolean>(async () => emitBeforeUpload()),
      confirmChanges: fromPromise<ConfirmOutcome, readonly UploadPair[]>(({ input }) => api().confirm(input)),
    },
    actions: { removeReview: reviews.remove },
  });
  const actor = createActor(machine, {
    input: { file, review: reviews.find(), previous: previousFile(host) },
  });
  const unwatch = reviews.watch(() => openReview(actor));

  /** Emits `pricebook-before-upload`. Returns whether the page allows sending; then stores the exclusions. */
  function emitBeforeUpload(): boolean {
    const { file: chosen, progress, opened, options } = actor.getSnapshot().context;
    const fileName = chosen?.name ?? '';
    if (!host.emit('pricebook-before-upload', { fileName, rows: progress?.total ?? 0 })) return false;
    if (opened) exclusions.store(opened, options.exclusions);
    return true;
  }
  let isAttached = true;
  function stopIfDetached(): void {
    const snapshot = actor.getSnapshot();
    if (isAttached || isBusy(snapshot)) return;
    detachedSessions.delete(key);
    unwatch();
    const { previous } = snapshot.context;
    if (previous) submittedFiles.set(host, { user: userKey(host.session.peek()), previous });
    actor.stop();
    reader.dispose();
  }
  actor.subscribe(({ status, output }) => {
    if (status === 'done') onEnd(output);
    stopIfDetached();
  });
  actor.start();
  if (start.kind === 'review') actor.send({ type: 'review.resume' });
  const session = {
    sheet,
    apiBase: host.client.apiBase,
    actor,
    reading: reader.current,
    change: (options: ReadingOptions) => actor.send({ type: 'options.change', options }),
    lastExclusions: exclusions.recall,
    save: (rows: 'excluded' | 'unknown') =>
      saveRows(host, reader.current(), rows, actor.getSnapshot().context.file?.name ?? sheet.shape.name),
    attach(next: Pick<SessionOptions, 'host' | 'onEnd'>): void {
      ({ host, onEnd } = next);
      isAttached = true;
      detachedSessions.delete(key);
    },
    /** Disconnects from the page. What is being sent or written is finished, and its result is reported. */
    release(): void {
      isAttached = false;
      if (isBusy(actor.getSnapshot())) detachedSessions.set(key, session);
      stopIfDetached();
    },
  };
  return session;
}

const isBusy = (snapshot: SnapshotFrom<typeof uploadMachine>): boolean =>
  snapshot.hasTag('sending') || snapshot.hasTag('writing');

function isRewritten({ opened, checked, options }: UploadContext, sendAsRead: boolean): boolean {
  if (opened === undefined || isSentUnchanged(opened, checked, options)) return false;
  return sendAsRead || mustSendAsRead(opened, checked, options);
}

/** Returns the previewed rows as a file. Its name includes the sheet's if the workbook has several sheets. */
async function asRead(reading: Reading, { name }: File, opened: OpenedFile | undefined): Promise<File> {
  const rows = await reading.write();
  const sheet = opened && opened.sheets.length > 1 ? opened.sheets[opened.sheet]?.name : undefined;
  const ending = sheet === undefined ? '.xlsx' : `, ${sheet}.xlsx`;
  return new File(
    [rows],
    name.replace(/\.[^.]*$|$/, () => ending),
    { type: rows.type },
  );
}

async function saveRows(host: WidgetHost, reading: Reading, which: 'excluded' | 'unknown', fileName: string) {
  const name = `${fileName.replace(/\.[^.]*$/, '')} ${which === 'excluded' ? 'left out' : 'unknown'}.xlsx`;
  try {
    saveFile(await reading.write(which), name);
  } catch (cause) {
    notifyError(host, 'download', cause, { message: () => 'The rows could not be saved.' });
  }
}

/** Time in ms after which a file is read without the known keys. */
const longestWait = 5_000;

/** Never rejects, because the upload works without the keys. */
async function loadKnownKeys(client: Client, loadKeys: SheetKind['loadKeys']) {
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('it took too long')), longestWait);
  });
  try {
    return { keys: await Promise.race([loadKeys?.(client), tooLong]), keyProblem: undefined };
  } catch (cause) {
    return { keys: undefined, keyProblem: messageOf(cause) };
  }
}

/** Reads one file at a time in its own Worker; reading it with other options reuses the Worker. */
function fileReader(
  shape: UploadShape,
  known: ReturnType<typeof loadKnownKeys>,
  onProgress: Parameters<typeof readInWorker>[1],
) {
  const memory = mappingMemory(shape.name);
  let open: { readonly file: File; readonly reading: DisposableReading } | undefined;
  const dispose = () => open?.reading.dispose();
  const withSuggestion = (opened: OpenedFile, keys: readonly string[] | undefined): OpenedFile =>
    opened.isMappingComplete
      ? opened
      : { ...opened, columns: suggestKey(opened.columns, shape.key.key, keys && new Set(keys)) };
  return {
    dispose,
    current(): DisposableReading {
      if (open === undefined) throw new Error('upload: no file is open');
      return open.reading;
    },
    /** Opens the file. If the options have no mapping, applies the stored mapping of the same header. */
    async read({ file, options }: SubmittedFile): Promise<ReadOutcome> {
      if (open?.file !== file) {
        dispose();
        open = { file, reading: readInWorker(file, onProgress) };
      }
      const { reading } = open;
      const { keys, keyProblem } = await known;
      if (keys) await reading.setKnownKeys(keys);
      const opened = await reading.open(shape, options);
      if (options.columns && opened.isMappingComplete) memory.store(opened, options);
      const isMapped = options.header !== undefined || options.columns !== undefined;
      const recalled = isMapped ? undefined : memory.recall(opened);
      if (recalled === undefined) return { opened: withSuggestion(opened, keys), options, keyProblem };
      const mapped = { ...options, ...recalled };
      return { opened: await reading.open(shape, mapped), options: mapped, keyProblem };
    },
  };
}

/** The last submitted file of each widget, so that another part of it can be sent without choosing it again. */
const submittedFiles = new WeakMap<WidgetHost, { readonly user: string; readonly previous: SubmittedFile }>();

function previousFile(host: WidgetHost): SubmittedFile | undefined {
  const entry = submittedFiles.get(host);
  return entry?.user === userKey(host.session.peek()) ? entry.previous : undefined;
}

function openReview(actor: Actor<typeof uploadMachine>): OpenReview | undefined {
  const snapshot = actor.getSnapshot();
  const { counts, pairs, fileName, rows, excluded } = snapshot.context;
  if (!snapshot.hasTag('review') || counts === undefined) return undefined;
  const isOutcomeUnknown = snapshot.context.isOutcomeUnknown || snapshot.hasTag('writing');
  return { counts, pairs, fileName, rows, excluded, isOutcomeUnknown };
}
