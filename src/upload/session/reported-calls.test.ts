import { describe, expect, it } from 'vitest';
import type { SheetUploadCalls, UploadPair } from '../../api/resources/sheet-upload';
import { ApiError } from '../../api/transport/errors';
import type { WidgetHost } from '../../embed/widget';
import { priceUploadShape } from '../../widgets/prices/price-upload-shape';
import type { WireRecord } from '../../wire/values';
import { createReportedCalls } from './reported-calls';

const pairs = Array.from({ length: 101 }, (_, at): UploadPair => {
  const existingData = { MAIN_SKU: `A-${at}`, SP_AUD_01: '10' };
  return { existingData, newData: { ...existingData, SP_AUD_01: '11.50' } };
});
const saved = pairs.map(({ newData }): WireRecord => ({ ...newData, SP_AUD_01: 11.5 }));

interface BackEnd {
  readonly status: number;
  /** @default the records as they are after the confirmation */
  readonly stored?: readonly WireRecord[];
}

async function confirm({ status, stored = saved }: BackEnd, isRepeated: boolean) {
  const messages: string[] = [];
  // SAFETY: confirming calls only these.
  const host = {
    client: {},
    emit: () => true,
    toast: ({ message }: { readonly message: string }) => void messages.push(message),
  } as unknown as WidgetHost;
  const calls: SheetUploadCalls = {
    send: () => Promise.reject(new Error('Nothing is sent.')),
    confirm: () => Promise.reject(new ApiError('refused', 'There is nothing to confirm.', { status })),
    fetchStored: async (_, skus) => stored.filter(({ MAIN_SKU }) => skus.includes(String(MAIN_SKU))),
  };
  const options = { savedMessage: '', isRepeated, shape: priceUploadShape };
  const outcome = await createReportedCalls(host, calls).confirm(pairs, options);
  return { outcome, messages };
}

describe('A confirmation that the back end does not know', { tags: 'RC31' }, () => {
  it.each([404, 410])('ends the review when it is repeated after an unknown outcome (%i)', async (status) => {
    const { outcome, messages } = await confirm({ status, stored: [] }, true);
    expect(outcome).toEqual({ kind: 'nothing-pending' });
    expect(messages).toEqual([expect.stringContaining('they were saved before, or discarded')]);
  });

  it.each([400, 409, 422])('ends the review after %i where the changes are stored', async (status) => {
    const { outcome, messages } = await confirm({ status }, true);
    expect(outcome).toEqual({ kind: 'nothing-pending' });
    expect(messages).toEqual([expect.stringContaining('they were saved before, or discarded')]);
  });

  it.each([
    ['one of them is not stored', saved.with(100, { MAIN_SKU: 'A-100', SP_AUD_01: 10 })],
    ['a record is not found', saved.slice(1)],
    ['nothing is found', []],
  ])('keeps the review where %s', async (_, stored) => {
    for (const status of [400, 409, 422]) {
      const { outcome, messages } = await confirm({ status, stored }, true);
      expect(outcome).toMatchObject({ kind: 'failed', problem: { kind: 'changes-refused' } });
      expect(messages).toEqual(['There is nothing to confirm.']);
    }
  });

  it.each([400, 404, 409])('keeps the review after %i when it is confirmed for the first time', async (status) => {
    const { outcome } = await confirm({ status }, false);
    expect(outcome).toMatchObject({ kind: 'failed', problem: { kind: 'changes-refused' } });
  });
});
