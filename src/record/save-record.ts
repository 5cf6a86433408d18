import type { SearchResult } from '../api/resources/records';
import { type UnknownFields, withoutUnknown } from '../api/resources/unknown-fields';
import { hasCapability } from '../api/session/session';
import { ApiError } from '../api/transport/errors';
import type { PlainRecord } from '../embed/events';
import { notifyError } from '../embed/page/notify-error';
import type { ToastMessage } from '../embed/toasts/toast.types';
import type { WidgetHost } from '../embed/widget';
import type { Identity } from '../wire/field';
import { recordMessages as messages } from './record.messages';
import type { FieldChange, RecordKind } from './record.types';

export type SaveResult<R> =
  | { readonly kind: 'saved'; readonly record: PlainRecord }
  /** A listener called `preventDefault()`. */
  | { readonly kind: 'prevented' }
  | Conflict<R>
  | { readonly kind: 'failed'; readonly error: Error };

/** The record was changed or deleted since it was read, as far as is known. */
export type Conflict<R> =
  | { readonly kind: 'conflict'; readonly current: R }
  | { readonly kind: 'deleted' }
  /** The current record could not be read. */
  | { readonly kind: 'unreadable'; readonly readAgain: () => Promise<SaveResult<R>> };

export interface SaveRequest<R extends Identity, D> {
  readonly kind: RecordKind<R, D>;
  readonly base: R | undefined;
  readonly draft: D;
  /** Fields whose values were unknown when editing began; they are not sent while empty. */
  readonly unknownFields: UnknownFields;
  /** For a new record: the same for each attempt to create it. */
  readonly idempotencyKey?: string;
  /** Whether an earlier attempt to create it may have succeeded. */
  readonly mayBeStored?: boolean;
  /** Reloads the list; called after a conflict, a 404 or an unknown outcome. */
  readonly reload: () => void;
  /** Shows a new record in the list; the success message gets a button for it. */
  readonly onShow?: (title: string, record: PlainRecord) => void;
}

/** Sends the draft. Never rejects: failures are shown to the user and returned as a result. */
export async function saveRecord<R extends Identity, D>(
  host: WidgetHost,
  request: SaveRequest<R, D>,
): Promise<SaveResult<R>> {
  const { kind, base, draft, unknownFields, reload } = request;
  try {
    const sent = withoutUnknown(kind.sentValues(draft), unknownFields);
    const fields = { ...base?.source, ...sent };
    const mode = base === undefined ? 'create' : 'edit';
    const stored = await resultOfEarlierAttempt(host, request, sent[kind.titleKey]);
    if (stored !== undefined) return stored;
    if (!host.emit('pricebook-before-save', { mode, record: fields })) return { kind: 'prevented' };
    const { message, record } = await kind.save(host.client, base, sent, request.idempotencyKey);
    // A 204 response has no message.
    host.toast({
      type: 'success',
      message: message || messages.saved(kind.noun),
      ...titleAndShowAction(request, fields),
    });
    return { kind: 'saved', record: record?.source ?? fields };
  } catch (cause) {
    if (base !== undefined && cause instanceof ApiError && cause.status === 409) {
      reload();
      return resolveConflict(host, { ...request, base }, cause, () => kind.currentOf(cause));
    }
    if (base !== undefined && cause instanceof ApiError && cause.status === 404) {
      reload();
      if (await isDeleted(host, kind, base)) return { kind: 'deleted' };
    }
    if (cause instanceof ApiError && cause.kind === 'unknown-outcome') {
      // The reloaded list shows whether the record was saved.
      reload();
      const isSafeToRepeat = base === undefined && hasCapability(host.client.apiBase, 'idempotency-key');
      return notifyAndReturnFailure(host, kind, isSafeToRepeat ? withSaveAgainHint(cause) : cause);
    }
    return notifyAndReturnFailure(host, kind, withEmptyMessages(kind, draft, cause));
  }
}

/** The result of an attempt to create a record that an earlier one has stored; without an Idempotency-Key it would be created twice. */
async function resultOfEarlierAttempt<R extends Identity, D>(
  host: WidgetHost,
  request: SaveRequest<R, D>,
  title: unknown,
): Promise<SaveResult<R> | undefined> {
  const { kind, mayBeStored } = request;
  const isSafeToRepeat = hasCapability(host.client.apiBase, 'idempotency-key');
  if (!mayBeStored || isSafeToRepeat || typeof title !== 'string') return undefined;
  const found = await kind.find(host.client, { matches: (record) => kind.titleOf(record) === title, title });
  if (found.kind !== 'found') return undefined;
  if (differencesFromRecord(request, found.record).length > 0)
    return notifyAndReturnFailure(host, kind, new Error(messages.storedDifferently(title)));
  host.toast({ type: 'success', message: messages.saved(kind.noun) });
  return { kind: 'saved', record: found.record.source };
}

const withSaveAgainHint = (cause: ApiError): ApiError =>
  new ApiError('unknown-outcome', cause.reason, {
    unknownOutcomeHint: messages.saveAgain,
    isWebPage: cause.isWebPage,
    cause,
  });

/** Whether a search shows that the record was deleted: a back end without the call answers 404 too. */
async function isDeleted<R extends Identity, D>(host: WidgetHost, kind: RecordKind<R, D>, base: R): Promise<boolean> {
  try {
    return (await kind.find(host.client, { id: base.ID, title: kind.titleOf(base) })).kind === 'deleted';
  } catch {
    return false;
  }
}

function titleAndShowAction<R extends Identity, D>(
  { kind, base, onShow }: SaveRequest<R, D>,
  fields: PlainRecord,
): Partial<ToastMessage> {
  const title = fields[kind.titleKey];
  if (typeof title !== 'string' || title === '') return {};
  if (base !== undefined || onShow === undefined) return { title };
  const action = { label: messages.show, onPick: () => onShow(title, fields) };
  return { title, action };
}

/** Replaces the back end's error about empty fields, which has wire names, by the messages of the form. */
function withEmptyMessages<R extends Identity, D>(
  { sentValues, emptyMessages = {} }: RecordKind<R, D>,
  draft: D,
  cause: unknown,
): unknown {
  if (!(cause instanceof ApiError) || cause.kind !== 'refused') return cause;
  const { status, data, fields: refused } = cause;
  const sent = sentValues(draft);
  const fields = Object.fromEntries(
    Object.keys(refused).flatMap((key) => (sent[key] === '' && emptyMessages[key] ? [[key, emptyMessages[key]]] : [])),
  );
  const texts = Object.values(fields);
  if (texts.length === 0 || texts.length < Object.keys(refused).length) return cause;
  return new ApiError('refused', texts.join(' '), { ...(status !== undefined && { status }), data, fields, cause });
}

/**
 * Compares the current record with the draft. If they are equal, an earlier save succeeded and only its response was lost.
 * `recordInResponse` is called here, because it may throw.
 */
async function resolveConflict<R extends Identity, D>(
  host: WidgetHost,
  request: SaveRequest<R, D> & { readonly base: R },
  conflictError: ApiError,
  recordInResponse: () => R | undefined,
): Promise<SaveResult<R>> {
  const { kind, base } = request;
  const hasTitle = (record: R) => !kind.unknownFields(record).has(kind.titleKey);
  try {
    const received = recordInResponse();
    // A 409 may carry only the ID.
    const found: SearchResult<R> =
      received && hasTitle(received)
        ? { kind: 'found', record: received }
        : await kind
            .find(host.client, { id: base.ID, title: kind.titleOf(base) })
            .catch((): SearchResult<R> => ({ kind: 'unknown' }));
    if (found.kind === 'deleted') return found;
    if (found.kind === 'unknown' || !hasTitle(found.record))
      return { kind: 'unreadable', readAgain: () => resolveConflict(host, request, conflictError, () => undefined) };
    const current = found.record;
    if (differencesFromRecord(request, current).length === 0) {
      host.toast({ type: 'success', message: messages.saved(kind.noun) });
      return { kind: 'saved', record: current.source };
    }
    // The record is unchanged: the save was refused for another reason, such as a duplicate name.
    if (received === undefined && isUnchanged(kind, base, current))
      return notifyAndReturnFailure(host, kind, conflictError);
    return { kind: 'conflict', current };
  } catch (cause) {
    return notifyAndReturnFailure(host, kind, cause);
  }
}

/** Returns the fields in which the record differs from the draft, except empty fields whose values were unknown. */
export function differencesFromRecord<R extends Identity, D>(
  { kind, draft, unknownFields }: Pick<SaveRequest<R, D>, 'kind' | 'draft' | 'unknownFields'>,
  current: R,
): readonly FieldChange[] {
  const unknownNow = kind.unknownFields(current);
  return kind
    .changes(draft, current)
    .filter(({ key, mine }) => !(unknownFields.has(key) && mine === ''))
    .map((change) => {
      const cause = unknownNow.get(change.key);
      return cause === undefined ? change : { ...change, theirs: messages.unknown[cause] };
    });
}

function isUnchanged<R extends Identity, D>(kind: RecordKind<R, D>, base: R, current: R): boolean {
  return base.VERSION === undefined || current.VERSION === undefined
    ? JSON.stringify(kind.draftOf(base)) === JSON.stringify(kind.draftOf(current))
    : String(base.VERSION) === String(current.VERSION);
}

function notifyAndReturnFailure<R extends Identity, D>(
  host: WidgetHost,
  { saveFailed }: RecordKind<R, D>,
  cause: unknown,
) {
  const wording = saveFailed === undefined ? {} : { title: saveFailed };
  return { kind: 'failed', error: notifyError(host, 'save', cause, wording) } as const;
}
