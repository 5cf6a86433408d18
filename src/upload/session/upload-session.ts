import { createActor, type SnapshotFrom } from 'xstate';
import { onUserChange } from '../../api/session/session';
import { quietHost } from '../../embed/page/own-client';
import type { UploadStart } from '../../lists/actions/use-sheet-list';
import { uploadMachine } from '../../machines/upload.machine';
import { hasChoices } from '../choices-text';
import { createExclusionMemory } from '../preview/exclusion-memory';
import { createTemplateStore } from '../templates/template-store';
import { createDetachedPlace, findDetached, hasOpenFile, lastSubmittedFile, openStep } from './detached-sessions';
import { createReviewStore } from './review-store';
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

/** Starts an upload. Without a file, returns to the user's upload that is still being sent or saved, or whose file is open, if there is one. */
export function openUploadSession(options: SessionOptions): UploadSession {
  const { host, kind, start } = options;
  const detached = findDetached(host, kind.shape.name);
  const isOther =
    start.kind === 'file' || (start.kind === 'review' && detached && hasOpenFile(detached.actor.getSnapshot()));
  if (detached === undefined || isOther) return createUploadSession(options);
  detached.attach(options);
  return detached;
}

/** One upload: the running machine, which owns its state, connected to the Worker, the back end and the page. */
function createUploadSession({ kind, start, ...firstPage }: SessionOptions): UploadSession {
  const { shape, loadNumbers } = kind;
  // The list's client would abort what a file needs that is still read when the list is removed.
  const { client } = quietHost(firstPage.host);
  const detachedPlace = createDetachedPlace(firstPage.host, shape.name);
  let page: SessionPage & { readonly isAttached: boolean } = { ...firstPage, isAttached: true };
  const reviews = createReviewStore(client.apiBase, shape);
  const exclusionMemory = createExclusionMemory(shape.name);
  const templates = createTemplateStore(() => page.host.client, shape.name, kind.templateCalls);
  const shared = { kind, templates, host: () => page.host };
  const reader = createUploadReader({
    shape,
    knownKeys: loadKnownKeys(client, kind.loadKeys),
    templates,
    loadNumbers: (field) =>
      loadNumbers?.(client, field, (products) => actor.send({ type: 'products.report', products })),
    onProgress: (progress) => actor.send({ type: 'check.report', progress }),
  });
  const machine = uploadMachine.provide({
    actors: createUploadActors({ ...shared, reader, exclusionMemory, context: () => actor.getSnapshot().context }),
    actions: { removeReview: reviews.remove },
  });
  const actor = createActor(machine, {
    input: { file: fileOf(start), review: reviews.find(), previous: lastSubmittedFile(firstPage.host) },
  });
  const stopStoringReview = reviews.watch(() => unfinishedReview(actor.getSnapshot()));
  /** Whether an open file is kept when the dialog is removed; not for another user. */
  let isFileKept = detachedPlace.hasUser;
  const stopWatchingUser = onUserChange(client.apiBase, discard);

  function stopIfDetached(): void {
    const snapshot = actor.getSnapshot();
    if (page.isAttached || isBusy(snapshot) || (hasOpenFile(snapshot) && isFileKept)) return;
    detachedPlace.remove(session);
    stopStoringReview();
    stopWatchingUser();
    detachedPlace.storeSubmittedFile(page.host, snapshot.context.previous);
    actor.stop();
    reader.dispose();
    client.dispose();
  }
  function discard(): void {
    isFileKept = false;
    stopIfDetached();
  }
  actor.subscribe(({ status, output }) => {
    if (status === 'done') page.onEnd(output);
    stopIfDetached();
  });
  actor.start();
  if (start.kind === 'review') actor.send({ type: 'review.resume' });
  const session: UploadSession = {
    ...shared,
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
      isFileKept = detachedPlace.hasUser;
      detachedPlace.remove(session);
    },
    hasChoices() {
      const snapshot = actor.getSnapshot();
      return hasChoices(openStep(snapshot), snapshot.context);
    },
    discard,
    detach() {
      page = { ...page, isAttached: false };
      stopIfDetached();
      if (actor.getSnapshot().status === 'active') detachedPlace.keep(session);
    },
  };
  return session;
}

const fileOf = (start: UploadStart): File | undefined => (start.kind === 'file' ? start.file : undefined);

const isBusy = (snapshot: UploadSnapshot): boolean => snapshot.hasTag('sending') || snapshot.hasTag('writing');
