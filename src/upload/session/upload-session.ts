import { createActor, type SnapshotFrom } from 'xstate';
import type { UploadStart } from '../../lists/actions/use-sheet-list';
import { uploadMachine } from '../../machines/upload.machine';
import { createExclusionMemory } from '../preview/exclusion-memory';
import { createTemplateStore } from '../templates/template-store';
import { detachedKey, detachedSessions, hasOpenFile, lastSubmittedFile, storeSubmittedFile } from './detached-sessions';
import { createReviewStore } from './review-store';
import { watchExpiry } from './session-expiry';
import { unfinishedReview } from './unfinished-review';
import { createUploadActors } from './upload-actors';
import { createUploadReader, loadKnownKeys } from './upload-reader';
import type { SessionPage, UploadKind, UploadSession } from './upload-session.types';
import { downloadRows } from './written-files';

type UploadSnapshot = SnapshotFrom<typeof uploadMachine>;

interface SessionOptions extends SessionPage {
  readonly kind: UploadKind;
  readonly start: UploadStart;
}

/** Starts an upload. Without a file, returns to the user's upload that is still being sent or saved, if there is one. */
export function openUploadSession(options: SessionOptions): UploadSession {
  const { host, kind, start } = options;
  const detached = start.kind === 'file' ? undefined : detachedSessions.get(detachedKey(host, kind.shape.name));
  detached?.attach(options);
  return detached ?? createUploadSession(options);
}

/** One upload: the running machine, which owns its state, connected to the Worker, the back end and the page. */
function createUploadSession({ kind, start, ...firstPage }: SessionOptions): UploadSession {
  const { shape } = kind;
  const { client } = firstPage.host;
  const detachedSessionKey = detachedKey(firstPage.host, shape.name);
  let page: SessionPage & { readonly isAttached: boolean } = { ...firstPage, isAttached: true };
  const reviews = createReviewStore(client.apiBase, shape);
  const exclusionMemory = createExclusionMemory(shape.name);
  const templates = createTemplateStore(() => page.host.client, shape.name, kind.templateCalls);
  const reader = createUploadReader({
    shape,
    knownKeys: loadKnownKeys(client, kind.loadKeys),
    templates,
    loadNumbers: (field) =>
      kind.loadNumbers?.(page.host.client, field, (products) => actor.send({ type: 'numbers.report', products })),
    onProgress: (progress) => actor.send({ type: 'check.report', progress }),
  });
  const machine = uploadMachine.provide({
    actors: createUploadActors({
      kind,
      reader,
      exclusionMemory,
      templates,
      host: () => page.host,
      context: () => actor.getSnapshot().context,
    }),
    actions: { removeReview: reviews.remove },
  });
  const file = start.kind === 'file' ? start.file : undefined;
  const actor = createActor(machine, {
    input: { file, review: reviews.find(), previous: lastSubmittedFile(firstPage.host) },
  });
  const stopStoringReview = reviews.watch(() => unfinishedReview(actor.getSnapshot()));
  // A detached upload ends when another user signs in.
  const expiry = watchExpiry(client.apiBase, stopIfDetached);

  function stopIfDetached(): void {
    const snapshot = actor.getSnapshot();
    if (page.isAttached || isBusy(snapshot) || (expiry.hasExpired() && hasOpenFile(snapshot))) return;
    detachedSessions.delete(detachedSessionKey);
    stopStoringReview();
    expiry.stop();
    const { previous } = snapshot.context;
    if (previous) storeSubmittedFile(page.host, previous);
    actor.stop();
    reader.dispose();
  }
  actor.subscribe(({ status, output }) => {
    if (status === 'done') page.onEnd(output);
    stopIfDetached();
  });
  actor.start();
  if (start.kind === 'review') actor.send({ type: 'review.resume' });
  const session: UploadSession = {
    kind,
    host: () => page.host,
    templates,
    apiBase: client.apiBase,
    actor,
    readingOfOpenFile: reader.readingOfOpenFile,
    changeOptions: (options) => actor.send({ type: 'options.change', options }),
    lastExclusions: exclusionMemory.recall,
    downloadRows(rows) {
      const fileName = actor.getSnapshot().context.file?.name ?? shape.name;
      return downloadRows(page.host, reader.readingOfOpenFile(), { rows, fileName });
    },
    reloadList: () => page.reloadList(),
    attach(next) {
      page = { ...next, isAttached: true };
      expiry.reset();
      detachedSessions.delete(detachedSessionKey);
    },
    discard() {
      expiry.reset();
      stopIfDetached();
    },
    detach() {
      page = { ...page, isAttached: false };
      detachedSessions.set(detachedSessionKey, session);
      stopIfDetached();
    },
  };
  return session;
}

const isBusy = (snapshot: UploadSnapshot): boolean => snapshot.hasTag('sending') || snapshot.hasTag('writing');
