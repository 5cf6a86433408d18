import { expect, test } from 'vitest';
import type { SheetUploadCalls, SheetUploaded, UploadPair } from '../../../api/resources/sheet-upload';
import { ApiError } from '../../../api/transport/errors';
import type { ToastMessage } from '../../../embed/toasts/toast.types';
import type { WidgetHost } from '../../../embed/widget';
import { priceUploadKind } from '../price-upload-kind';
import { createChangeCalls } from './change-calls';

const pairs = Array.from({ length: 20_001 }, (_, at): UploadPair => {
  const existingData = { MAIN_SKU: `A-${at}`, SP_AUD_01: '10' };
  return { existingData, newData: { ...existingData, SP_AUD_01: '11' } };
});

type Answer = 'saved' | 'returned differently' | 'lost' | 'session ended' | 'recreated';

/** The calls on a back end that gives the uploads these answers, and what it was sent: name and key, numbered in order. */
function setUp(...answers: readonly Answer[]) {
  const sent: { readonly name: string; readonly key: string | undefined }[] = [];
  const answerTo = (answer: Answer | undefined): SheetUploaded => {
    if (answer === 'lost') throw new ApiError('unknown-outcome', 'Error in network connection');
    if (answer === 'session ended') throw new ApiError('unauthorized', 'The session has ended');
    if (answer === 'recreated') return { message: '', created: 1, unchanged: 0, pairs: pairs.slice(1) };
    const [first] = pairs;
    const changed = first ? [{ ...first, existingData: { ...first.existingData, SP_AUD_01: '9' } }] : [];
    return { message: '', created: 0, unchanged: 0, pairs: answer === 'saved' ? [] : changed };
  };
  const calls: SheetUploadCalls = {
    async send(_, { name }, { idempotencyKey: key, onProgress }) {
      // All of the file was sent.
      onProgress(100);
      sent.push({ name, key });
      return answerTo(answers[sent.length - 1]);
    },
    confirm: async () => '',
    fetchStored: async () => [],
  };
  const toasts: string[] = [];
  // SAFETY: sending calls only these.
  const host = {
    client: { apiBase: 'https://api.example' },
    toast: ({ type, message }: ToastMessage) => void toasts.push(`${type}: ${message}`),
    emit: () => true,
  } as unknown as WidgetHost;
  const reading = { writeTable: async () => new Blob(['rows']) };
  const changes = { name: '+10 %', columns: ['MAIN_SKU', 'SP_AUD_01'], pairs };
  const { confirm, sentChange } = createChangeCalls({
    ...changes,
    ...{ host, reading, kind: { ...priceUploadKind, calls }, onSent: () => {} },
  });
  const keys = () => sent.map(({ key }) => sent.findIndex((other) => other.key === key));
  return { confirm, sentChange, toasts, names: () => sent.map(({ name }) => name), keys };
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

test('what is known of the sent changes counts the parts that are saved', { tags: 'NC100' }, async () => {
  const ended = setUp('saved', 'session ended');
  expect(ended.sentChange()).toBeUndefined();
  const confirmed = ended.confirm(pairs);
  // Until it is answered.
  expect(ended.sentChange()).toEqual({ saved: 0, left: 20_001, isUnknown: true });
  await confirmed;
  expect(ended.sentChange()).toEqual({ saved: 10_000, left: 10_001, isUnknown: false });

  const lost = setUp('lost', 'session ended', 'saved', 'session ended');
  await lost.confirm(pairs);
  await lost.confirm(pairs);
  // The second attempt says nothing about the first one.
  expect(lost.sentChange()).toEqual({ saved: 0, left: 20_001, isUnknown: true });
  await lost.confirm(pairs);
  expect(lost.sentChange()).toEqual({ saved: 10_000, left: 10_001, isUnknown: false });
});

test('parts that were saved before are not called left out', { tags: 'NC66' }, async () => {
  const { confirm, toasts } = setUp('saved', 'lost', 'saved', 'saved');
  const first = await confirm(pairs);
  if (first.kind !== 'remaining') throw new Error(`The outcome was ${first.kind}`);
  toasts.length = 0;
  await confirm(first.pairs);
  expect(toasts).toEqual(['success: 10,001 prices in 10,001 records changed.']);
});

test('a record that was deleted meanwhile and created again is named', { tags: 'NC103' }, async () => {
  const { confirm, toasts } = setUp('recreated');
  await confirm(pairs.slice(0, 3));
  expect(toasts[0]).toMatch(
    /^warning: Deleted meanwhile, and created again with only the values of this change: 1 \(A-0\)\. Past uploads/,
  );
});
