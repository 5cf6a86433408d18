import { ApiError } from '../../api/errors';
import type { Found } from '../../api/records';
import type { PlainRecord } from '../events';
import { reportFailure } from '../report-failure';
import type { WidgetHost } from '../widget';
import { recordMessages as messages } from './record.messages';
import type { AnyRecord, RecordKind } from './record.types';

/** What became of a save. */
export type SaveResult<R> =
  | { readonly kind: 'saved'; readonly record: PlainRecord }
  /** The page has prevented it. */
  | { readonly kind: 'prevented' }
  | Conflict<R>
  | { readonly kind: 'failed'; readonly error: Error };

/** Somebody else has changed the record since it was read. */
export type Conflict<R> =
  | { readonly kind: 'conflict'; readonly current: R }
  /** It is known to be deleted. */
  | { readonly kind: 'gone' }
  /** How it now is could not be read. */
  | { readonly kind: 'unread'; readonly readAgain: () => Promise<SaveResult<R>> };

/** What is to be saved: a draft, as a new record or as a change of `base`. */
export interface Wish<R extends AnyRecord, D> {
  readonly kind: RecordKind<R, D>;
  readonly base: R | undefined;
  readonly draft: D;
  /** Reads the list again: called where it may show more than the answer did. */
  readonly reload: () => void;
}

/** Sends the draft. Never rejects: a failure is a result, and has been said. */
export async function saveRecord<R extends AnyRecord, D>(host: WidgetHost, wish: Wish<R, D>): Promise<SaveResult<R>> {
  const { kind, base, draft, reload } = wish;
  const sent = { ...base?.source, ...kind.fieldsOf(draft) };
  const mode = base === undefined ? 'create' : 'edit';
  if (!host.emit('pricebook-before-save', { mode, record: sent })) return { kind: 'prevented' };
  try {
    const { message, record } = await kind.save(host.client, base, draft);
    if (message !== '') host.toast({ type: 'success', message });
    return { kind: 'saved', record: record?.source ?? sent };
  } catch (cause) {
    if (base !== undefined && cause instanceof ApiError && cause.status === 409) {
      reload();
      return compare(host, { ...wish, base }, cause, kind.currentOf(cause));
    }
    // The list shows whether it was saved after all.
    if (cause instanceof ApiError && cause.kind === 'unknown-outcome') reload();
    return failed(host, kind, cause);
  }
}

/** The record as it now is against the draft. One that already is as drafted was saved by a try whose answer was lost. */
async function compare<R extends AnyRecord, D>(
  host: WidgetHost,
  wish: Wish<R, D> & { readonly base: R },
  cause: ApiError,
  told: R | undefined,
): Promise<SaveResult<R>> {
  const { kind, base, draft } = wish;
  const found: Found<R> = told ? { kind: 'found', record: told } : await findAgain(host, wish);
  if (found.kind === 'gone') return found;
  if (found.kind === 'unknown') return { kind: 'unread', readAgain: () => compare(host, wish, cause, undefined) };
  const current = found.record;
  if (kind.changes(draft, current).length === 0) {
    host.toast({ type: 'success', message: messages.saved(kind.noun) });
    return { kind: 'saved', record: current.source };
  }
  // Nobody has changed it: it was refused for another reason, such as a name that is taken.
  if (told === undefined && isSame(kind, base, current)) return failed(host, kind, cause);
  return { kind: 'conflict', current };
}

const findAgain = <R extends AnyRecord, D>(
  host: WidgetHost,
  { kind, base }: Wish<R, D> & { readonly base: R },
): Promise<Found<R>> =>
  kind.find(host.client, { id: base.ID, title: kind.titleOf(base) }).catch(() => ({ kind: 'unknown' }));

function isSame<R extends AnyRecord, D>(kind: RecordKind<R, D>, base: R, current: R): boolean {
  return base.VERSION === undefined || current.VERSION === undefined
    ? JSON.stringify(kind.draftOf(base)) === JSON.stringify(kind.draftOf(current))
    : String(base.VERSION) === String(current.VERSION);
}

function failed<R extends AnyRecord, D>(host: WidgetHost, { saveFailed }: RecordKind<R, D>, cause: unknown) {
  const wording = saveFailed === undefined ? {} : { title: saveFailed };
  return { kind: 'failed', error: reportFailure(host, 'save', cause, wording) } as const;
}
