import { expect, test, vi } from 'vitest';
import { listHost } from '../../../../tests/support/app/list-host';
import { stubSessionStorage } from '../../../../tests/support/app/storage';
import type { SheetUploadCalls, UploadPair } from '../../../api/resources/sheet-upload';
import { clearSession } from '../../../api/session/clear-session';
import { setSession } from '../../../api/session/session';
import { ApiError } from '../../../api/transport/errors';
import { priceUploadKind } from '../price-upload-kind';
import { openChangeSession } from './change-session';
import { loadInterruptedChange } from './interrupted-change';

const apiBase = 'https://ended.example';
const session = { accessToken: 'token', userInfo: { EMAIL: 'ada@example.com' } };

stubSessionStorage();

const pairs = Array.from({ length: 10_001 }, (_, at): UploadPair => {
  const existingData = { MAIN_SKU: `A-${at}`, SP_AUD_01: '10' };
  return { existingData, newData: { ...existingData, SP_AUD_01: '11' } };
});

/** Opens the review of the pairs; `stored` gets what becomes of the rule, `ends` the results. */
function openSession(
  calls: SheetUploadCalls,
  { stored, ends }: { readonly stored: string[]; readonly ends: unknown[] },
) {
  const { host } = listHost(apiBase, { ID: 1 });
  return openChangeSession({
    ...{ host, pairs, name: '+10 %', columns: ['MAIN_SKU', 'SP_AUD_01'], kind: { ...priceUploadKind, calls } },
    // SAFETY: sending only writes the file, and the end disposes it.
    reading: { writeTable: async () => new Blob(['rows']), dispose: () => {} } as unknown as Parameters<
      typeof openChangeSession
    >[0]['reading'],
    storedRule: { keep: () => void stored.push('kept'), forget: () => void stored.push('forgotten') },
    onSent: () => {},
    onEnd: (result) => void ends.push(result),
  });
}

/** Confirms changes, which succeed or are refused, leaves the review, and removes the dialog. */
async function confirmAndLeave(refusal: ApiError | undefined): Promise<void> {
  setSession(session, { apiBase });
  const ends: unknown[] = [];
  const calls: SheetUploadCalls = {
    async send() {
      if (refusal) throw refusal;
      return { message: '', created: 0, unchanged: 0, pairs: [] };
    },
    confirm: async () => '',
    fetchStored: async () => [],
  };
  const change = openSession(calls, { stored: [], ends });
  change.actor.send({ type: 'changes.confirm', pairs, flaggedCount: 0 });
  await vi.waitFor(() => expect(change.actor.getSnapshot().hasTag('writing')).toBe(false));
  if (refusal) {
    change.actor.send({ type: 'upload.cancel' });
    change.actor.send({ type: 'review.discard' });
  }
  expect(ends).toHaveLength(1);
  change.detach();
  expect(loadInterruptedChange(apiBase)).toBeUndefined();
}

/** Confirms changes of which this part is refused because the session has ended. Returns what is known of them after the next sign-in. */
async function endSessionDuring(refusedPart: number, nextSession = session) {
  setSession(session, { apiBase });
  let sent = 0;
  const ends: unknown[] = [];
  const calls: SheetUploadCalls = {
    async send() {
      sent++;
      if (sent < refusedPart) return { message: '', created: 0, unchanged: 0, pairs: [] };
      clearSession({ apiBase }, 'unauthorized');
      if (nextSession !== session) setSession(nextSession, { apiBase });
      // The list, and the dialog with it, are removed when the session ends.
      change.detach();
      throw new ApiError('unauthorized', 'The session has ended.');
    },
    confirm: async () => '',
    fetchStored: async () => [],
  };
  const stored: string[] = [];
  const change = openSession(calls, { stored, ends });
  change.actor.send({ type: 'changes.confirm', pairs, flaggedCount: 0 });
  await vi.waitFor(() => expect(change.actor.getSnapshot().status).toBe('stopped'));
  setSession(nextSession, { apiBase });
  expect(ends).toEqual([]);
  return { known: loadInterruptedChange(apiBase), stored };
}

test('when the session ends between two parts, the saved ones are told, and the rule is not kept', {
  tags: 'NC100',
}, async () => {
  expect(await endSessionDuring(2)).toEqual({
    known: { name: '+10 %', saved: 10_000, left: 1, isUnknown: false },
    stored: ['forgotten'],
  });
});

test('when the session ends before anything was saved, that is told, and the rule is kept', {
  tags: 'NC100',
}, async () => {
  expect(await endSessionDuring(1)).toEqual({
    known: { name: '+10 %', saved: 0, left: 10_001, isUnknown: false },
    stored: ['forgotten', 'kept'],
  });
});

test('another user who signs in meanwhile learns nothing of it', { tags: ['NC100', 'RC21'] }, async () => {
  const other = { accessToken: 'other', userInfo: { EMAIL: 'bo@example.com' } };
  expect(await endSessionDuring(1, other)).toEqual({ known: undefined, stored: ['forgotten'] });
});

test('a change that was confirmed to its end is not told as interrupted', { tags: 'NC100' }, () =>
  confirmAndLeave(undefined),
);

test('a review that is left after a refusal is not told as interrupted', { tags: 'NC100' }, () =>
  confirmAndLeave(new ApiError('refused', 'No.', { status: 400 })),
);
