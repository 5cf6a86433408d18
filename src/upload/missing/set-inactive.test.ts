import { describe, expect, it } from 'vitest';
import { recordsPerUpload, type SheetUploadCalls, type UploadPair } from '../../api/resources/sheet-upload';
import { ApiError } from '../../api/transport/errors';
import type { WidgetHost } from '../../embed/widget';
import { planStatusChanges, reversedChanges, type StatusChange, uploadStatuses } from './set-inactive';

const changeOf = (key: string): StatusChange => ({ key, from: 'Active', to: 'Inactive' });

const pairOf = ({ key, from, to }: StatusChange, other: object = {}): UploadPair => ({
  existingData: { ID: 1, MAIN_SKU: key, STATUS: from, GROUP_NAME: 'Lamps' },
  newData: { ID: 1, MAIN_SKU: key, STATUS: to, ...other },
});

interface BackEnd {
  readonly returned?: readonly UploadPair[];
  readonly refusal?: ApiError;
  readonly isStopped?: boolean;
}

/** Sends changes to a back end, and returns the result with what was sent and confirmed. */
async function send(
  changes: readonly StatusChange[],
  { returned = changes.map((change) => pairOf(change)), refusal, isStopped = false }: BackEnd = {},
) {
  const sent: (readonly (readonly string[])[])[] = [];
  const confirmed: string[] = [];
  const calls: SheetUploadCalls = {
    async send() {
      if (refusal) throw refusal;
      return { message: '', created: 0, unchanged: 0, pairs: returned };
    },
    async confirm(_, pairs) {
      confirmed.push(...pairs.map(({ newData }) => String(newData.MAIN_SKU)));
      return '';
    },
    fetchStored: async () => [],
  };
  // SAFETY: sending calls only these.
  const host = {
    client: { apiBase: 'https://api.example' },
    toast: () => {},
    emit: (type: string) => !(isStopped && type === 'pricebook-before-upload'),
  } as unknown as WidgetHost;
  const writeTable = async (columns: readonly string[], rows: readonly (readonly string[])[]) => {
    sent.push([columns, ...rows]);
    return new Blob();
  };
  const result = await uploadStatuses({ host, writeTable, calls }, changes, 'list');
  return { ...result, sent, confirmed };
}

describe('Articles that are set Inactive', { tags: 'QC46' }, () => {
  it('are those that are not Inactive yet and have a product', () => {
    const statuses = new Map([
      ['A-1', 'Active'],
      ['B-2', 'INACTIVE'],
      ['C-3', ''],
    ]);
    expect(planStatusChanges(['A-1', 'B-2', 'C-3', 'D-4'], statuses)).toEqual({
      changes: [changeOf('A-1'), changeOf('C-3')],
      alreadyInactive: 1,
      unknown: ['D-4'],
    });
  });

  it('are sent with their key and status alone, confirmed, and set back', async () => {
    const { sent, confirmed, done, failures } = await send([changeOf('A-1'), changeOf('B-2')]);
    expect(sent).toEqual([
      [
        ['MAIN_SKU', 'STATUS'],
        ['A-1', 'Inactive'],
        ['B-2', 'Inactive'],
      ],
    ]);
    expect({ confirmed, failures }).toEqual({ confirmed: ['A-1', 'B-2'], failures: [] });
    expect(reversedChanges(done)).toMatchObject([
      { key: 'A-1', to: 'Active' },
      { key: 'B-2', to: 'Active' },
    ]);
  });

  it('are done where the back end saves without a question', async () => {
    const { done, confirmed } = await send([changeOf('A-1')], { returned: [] });
    expect({ done, confirmed }).toEqual({ done: [changeOf('A-1')], confirmed: [] });
  });

  it('are not confirmed, and named, where more than the status would change', async () => {
    const [one, other] = [changeOf('A-1'), changeOf('B-2')];
    const returned = [pairOf(one, { GROUP_NAME: '' }), pairOf(other)];
    const { done, failures, confirmed } = await send([one, other], { returned });
    expect({ done, confirmed }).toEqual({ done: [other], confirmed: ['B-2'] });
    expect(failures).toEqual([{ keys: ['A-1'], reason: 'The server would change more than the status.' }]);
  });

  it('are named with the reason where the back end refuses them', async () => {
    const data = { problems: [{ row: 3, column: 'STATUS', reason: 'is locked' }] };
    const refusal = new ApiError('refused', '1 row is wrong.', { status: 422, data });
    const { done, failures } = await send([changeOf('A-1'), changeOf('B-2')], { refusal });
    expect(done).toEqual([]);
    expect(failures).toEqual([{ keys: ['A-1', 'B-2'], reason: '1 row is wrong. B-2, STATUS: is locked' }]);
  });

  it('are not sent where the page prevents it', async () => {
    const { sent, failures } = await send([changeOf('A-1')], { isStopped: true });
    expect(sent).toEqual([]);
    expect(failures).toEqual([{ keys: ['A-1'], reason: 'The page stopped it. Nothing was changed.' }]);
  });

  it('are sent in files of 10,000', async () => {
    const changes = Array.from({ length: recordsPerUpload + 1 }, (_, at) => changeOf(`A-${at}`));
    const { sent, done } = await send(changes, { returned: [] });
    expect(sent.map((rows) => rows.length)).toEqual([recordsPerUpload + 1, 2]);
    expect(done).toHaveLength(recordsPerUpload + 1);
  });
});
