import { fromPromise } from 'xstate';
import type { UploadPair } from '../../api/resources/sheet-upload';
import { notifyError } from '../../embed/page/notify-error';
import type { WidgetHost } from '../../embed/widget';
import type {
  CheckOutcome,
  ConfirmOutcome,
  ReadOutcome,
  SendInput,
  SendOutcome,
  SubmittedFile,
  UploadContext,
} from '../../machines/upload.types';
import type { createExclusionMemory } from '../preview/exclusion-memory';
import { countErrors } from '../preview/validation-issues';
import { countReview } from '../review/review-choices';
import type { TemplateStore } from '../templates/template-store';
import type { UploadShape } from '../upload-shape';
import { withIdempotencyKeys } from './repeated-upload';
import { createReportedCalls } from './reported-calls';
import { sessionMessages as messages } from './session.messages';
import type { UploadReader } from './upload-reader';
import type { UploadKind } from './upload-session.types';
import { previewedFile, sendsPreviewedRows } from './written-files';

interface UploadConnections {
  readonly kind: UploadKind;
  readonly reader: UploadReader;
  readonly exclusionMemory: ReturnType<typeof createExclusionMemory>;
  readonly templates: Pick<TemplateStore, 'addArticles'>;
  /** The page may change while an upload is detached from it. */
  readonly host: () => WidgetHost;
  readonly context: () => UploadContext;
}

/** The machine's actors, connected to the Worker, the back end and the page. */
export function createUploadActors({ kind, reader, exclusionMemory, templates, host, context }: UploadConnections) {
  const { shape } = kind;
  const calls = withIdempotencyKeys(kind.calls);

  async function sendFile({ file, report }: SendInput, signal: AbortSignal): Promise<SendOutcome> {
    const { opened, options } = context();
    const { template } = options;
    const reading = reader.readingOfOpenFile();
    const sendsPreviewed = sendsPreviewedRows(context());
    const sentFile = sendsPreviewed ? await previewedFile(reading, file, context()) : file;
    signal.throwIfAborted();
    const { columns = [] } = opened ?? {};
    const sheet = {
      fileKind: sendsPreviewed ? 'rewritten' : 'original',
      locate: reading.locate,
      shape,
      columns,
    } as const;
    const sending = createReportedCalls(host(), calls).send(sentFile, { signal, onProgress: report, sheet });
    if (template === undefined) return sending;
    // The keys are listed while the file is sent, because the Worker is terminated with the upload.
    const listingKeys = reading.listKeys('all');
    const [outcome, listedKeys] = await Promise.allSettled([sending, listingKeys]);
    if (outcome.status === 'rejected') throw outcome.reason;
    if (outcome.value.kind !== 'failed') void rememberArticles(template, listedKeys);
    return outcome.value;
  }
  /** Lets the template by which the accepted file was read remember its articles. Never rejects: a failure is shown. */
  async function rememberArticles(
    template: string,
    listedKeys: PromiseSettledResult<readonly string[]>,
  ): Promise<void> {
    try {
      if (listedKeys.status === 'rejected') throw listedKeys.reason;
      await templates.addArticles(template, listedKeys.value);
    } catch (cause) {
      notifyError(host(), 'template', cause, { message: (why) => messages.notRemembered(template, why) });
    }
  }
  /** Emits `pricebook-before-upload`. Returns whether the page allows sending; if so, the exclusions are stored. */
  async function askPageToSend(): Promise<boolean> {
    const { file, progress, opened, options } = context();
    const detail = { fileName: file?.name ?? '', rows: progress?.total ?? 0 };
    if (!host().emit('pricebook-before-upload', detail)) return false;
    if (opened) exclusionMemory.store(opened, options.exclusions);
    return true;
  }
  return {
    readFile: fromPromise<ReadOutcome, SubmittedFile>(({ input, signal }) => reader.read(input, signal)),
    checkRows: fromPromise<CheckOutcome>(async () => {
      const checked = await reader.readingOfOpenFile().check();
      return { checked, errors: countErrors(checked, context().options) };
    }),
    askPageToSend: fromPromise<boolean>(askPageToSend),
    sendFile: fromPromise<SendOutcome, SendInput>(({ input, signal }) => sendFile(input, signal)),
    confirmChanges: fromPromise<ConfirmOutcome, readonly UploadPair[]>(({ input }) =>
      createReportedCalls(host(), calls).confirm(input, {
        savedMessage: savedText(context(), shape),
        // While the outcome is unknown, a confirmation repeats an earlier one.
        isRepeated: context().isOutcomeUnknown,
        shape,
      }),
    ),
  };
}

/** What a confirmation has changed and what it has left as it was, such as `120 prices changed, 3 left`. */
function savedText({ pairs, excludedFields }: UploadContext, shape: UploadShape): string {
  const { changes, changesIncluded } = countReview({ pairs, excludedFields }, shape);
  return messages.saved(shape.name, changesIncluded, changes - changesIncluded);
}
