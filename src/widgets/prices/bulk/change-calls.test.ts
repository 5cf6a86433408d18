import { expect, test } from 'vitest';
import type { SheetUploadCalls, SheetUploaded, UploadPair } from '../../../api/resources/sheet-upload';
import { ApiError } from '../../../api/transport/errors';
import type { WidgetHost } from '../../../embed/widget';
import { priceUploadKind } from '../price-upload';
import { createChangeCalls } from './change-calls';

const pairs = Array.from({ length: 20_001 }, (_, at): UploadPair => {
  const existingData = { MAIN_SKU: `A-${at}`, SP_AUD_01: '10' };
  return { existingData, newData: { ...existingData, SP_AUD_01: '11' } };
});

type Answer = 'saved' | 'returned differently' | 'lost';

/** The calls on a back end that gives the uploads these answers, and what it was sent: name and key, numbered in order. */
function setUp(...answers: readonly Answer[]) {
  const sent: { readonly name: string; readonly key: string | undefined }[] = [];
  const answerTo = (answer: Answer | undefined): SheetUploaded => {
    if (answer === 'lost') throw new ApiError('unknown-outcome', 'Error in network connection');
    const [first] = pairs;
    const changed = first ? [{ ...first, existingData: { ...first.existingData, SP_AUD_01: '9' } }] : [];
    return { message: '', created: 0, unchanged: 0, pairs: answer === 'saved' ? [] : changed };
  };
  const calls: SheetUploadCalls = {
    async send(_, { name }, { idempotencyKey: key }) {
      sent.push({ name, key });
      return answerTo(answers[sent.length - 1]);
    },
    confirm: async () => '',
    fetchStored: async () => [],
  };
  // SAFETY: sending calls only these.
  const host = {
    client: { apiBase: 'https://api.example' },
    toast: () => {},
    emit: () => true,
  } as unknown as WidgetHost;
  const reading = { writeTable: async () => new Blob(['rows']) };
  const changes = { name: '+10 %', columns: ['MAIN_SKU', 'SP_AUD_01'], pairs };
  const { confirm } = createChangeCalls({
    ...changes,
    ...{ host, reading, kind: { ...priceUploadKind, calls }, onSent: () => {} },
  });
  const keys = () => sent.map(({ key }) => sent.findIndex((other) => other.key === key));
  return { confirm, names: () => sent.map(({ name }) => name), keys };
}

test('a part whose outcome is unknown is repeated with its name and key', { tags: 'RH23' }, async () => {
  const { confirm, names, keys } = setUp('saved', 'lost', 'saved', 'saved');
  const first = await confirm(pairs);
  if (first.kind !== 'remaining') throw new Error(`The outcome was ${first.kind}`);
  expect(first.pairs).toHaveLength(10_001);
  expect(await confirm(first.pairs)).toEqual({ kind: 'confirmed' });
  expect(names()).toEqual(['+10 % (1 of 3).xlsx', '+10 % (2 of 3).xlsx', '+10 % (2 of 3).xlsx', '+10 % (3 of 3).xlsx']);
  expect(keys()).toEqual([0, 1, 1, 3]);
});

test('the first part is repeated with its key, and with another one after a choice', { tags: 'RH23' }, async () => {
  const { confirm, names, keys } = setUp('lost', 'lost', 'saved');
  await confirm(pairs);
  await confirm(pairs);
  expect(await confirm(pairs.slice(0, 10_000))).toEqual({ kind: 'confirmed' });
  expect(names()).toEqual(['+10 % (1 of 3).xlsx', '+10 % (1 of 3).xlsx', '+10 %.xlsx']);
  expect(keys()).toEqual([0, 0, 2]);
});

test('what an earlier part returned differently is reviewed after the others', { tags: 'NC66' }, async () => {
  const { confirm } = setUp('returned differently', 'lost', 'saved', 'saved');
  const first = await confirm(pairs);
  if (first.kind !== 'remaining') throw new Error(`The outcome was ${first.kind}`);
  expect(await confirm(first.pairs)).toMatchObject({
    kind: 'remaining',
    problem: { kind: 'conflict' },
    pairs: [{ existingData: { MAIN_SKU: 'A-0', SP_AUD_01: '9' } }],
  });
});
