import { describe, expect, it } from 'vitest';
import type { SheetUpload } from '../../api/resources/sheet-upload';
import { ApiError } from '../../api/transport/errors';
import type { WidgetHost } from '../../embed/widget';
import { reportedCalls } from './reported-calls';

async function confirm(status: number, isRepeated: boolean) {
  const messages: string[] = [];
  // SAFETY: confirming calls only these.
  const host = {
    client: {},
    emit: () => true,
    toast: ({ message }: { readonly message: string }) => void messages.push(message),
  } as unknown as WidgetHost;
  const calls: SheetUpload = {
    send: () => Promise.reject(new Error('Nothing is sent.')),
    confirm: () => Promise.reject(new ApiError('refused', 'There is nothing to confirm.', { status })),
  };
  const outcome = await reportedCalls(host, calls).confirm([], { saved: '', isRepeated });
  return { outcome, messages };
}

describe('A confirmation that the back end does not know', { tags: 'RC31' }, () => {
  it.each([404, 410])('ends the review when it is repeated after an unknown outcome (%i)', async (status) => {
    const { outcome, messages } = await confirm(status, true);
    expect(outcome).toEqual({ kind: 'nothing-pending' });
    expect(messages).toEqual([expect.stringContaining('they were saved before, or discarded')]);
  });

  it.each([
    [404, false],
    [409, true],
    [422, true],
  ])('keeps the review after %i, repeated: %s', async (status, isRepeated) => {
    const { outcome, messages } = await confirm(status, isRepeated);
    expect(outcome).toMatchObject({ kind: 'failed', problem: { kind: 'changes-refused' } });
    expect(messages).toEqual(['There is nothing to confirm.']);
  });
});
