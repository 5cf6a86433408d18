import { expect } from 'vitest';
import { createActor, fromPromise, type NonReducibleUnknown } from 'xstate';
import type { ConfirmOutcome, SendOutcome, UploadPair } from '../../src/api/upload-outcome';
import type { UploadStart } from '../../src/machines/upload.context';
import { uploadMachine } from '../../src/machines/upload.machine';
import type { CheckOutcome, ReadOutcome } from '../../src/machines/upload.types';

/** A file. */
export const file = new File(['MAIN_SKU\nA'], 'prices.csv');
/** Another one. */
export const other = new File(['MAIN_SKU\nB'], 'other.csv');
/** What the back end did at once. */
export const counts = { created: 2, unchanged: 3 };
/** A change to be confirmed. */
export const pair: UploadPair = { existingData: { ID: 1, SP_AUD_01: '1' }, newData: { ID: 1, SP_AUD_01: '2' } };
/** The same change, of what is stored by now. */
export const fresh: UploadPair = { existingData: { ID: 1, SP_AUD_01: '1.5' }, newData: { ID: 1, SP_AUD_01: '2' } };
/** Choosing the file. */
const choose = { type: 'file.choose', file } as const;
/** Sending it. */
export const submit = { type: 'file.submit', sendAsRead: true } as const;
/** Going away. */
export const cancel = { type: 'upload.cancel' } as const;
/** Confirming the change. */
const confirm = { type: 'changes.confirm', pairs: [pair], calledOut: 0 } as const;
/** An answer that says no. */
export const refused: SendOutcome = {
  kind: 'failed',
  problem: { kind: 'refused', message: '1 row is wrong', rows: [{ row: 7, column: 'MAIN_SKU', reason: 'unknown' }] },
};
/** No answer, and the file did not arrive. */
export const unsent: SendOutcome = {
  kind: 'failed',
  problem: { kind: 'unsent', message: 'Error in network connection' },
};
/** An answer with a change to be confirmed. */
const duplicates: SendOutcome = { kind: 'duplicates', message: 'Please confirm', counts, pairs: [pair] };

interface Call {
  readonly actor: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
  answer(outcome: unknown): void;
  breakDown(error: unknown): void;
}

/** An upload machine whose actors end when the test says so. */
export function startUpload(input: UploadStart = { kind: 'nothing' }) {
  const calls: Call[] = [];
  function handedIn<T, I>(actor: string) {
    return fromPromise<T, I>(({ input: given, signal }) => {
      // SAFETY: each test answers with the outcome of the actor that it answers for.
      return new Promise<T>((answer, breakDown) =>
        calls.push({ actor, input: given, signal, answer: answer as (outcome: unknown) => void, breakDown }),
      );
    });
  }
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        readFile: handedIn<ReadOutcome, { file: File; choice: object }>('readFile'),
        checkRows: handedIn<CheckOutcome, NonReducibleUnknown>('checkRows'),
        sendFile: handedIn<SendOutcome, { file: File; sendAsRead: boolean; report: (percent: number) => void }>(
          'sendFile',
        ),
        confirmChanges: handedIn<ConfirmOutcome, readonly UploadPair[]>('confirmChanges'),
      },
    }),
    { input },
  );
  actor.start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const last = () => calls.at(-1) ?? expect.fail('nothing was called');
  return {
    actor,
    calls,
    last,
    at: () => path(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
    async answer(outcome: ReadOutcome | CheckOutcome | SendOutcome | ConfirmOutcome) {
      last().answer(outcome);
      await settle();
    },
    async breakDown(message: string) {
      last().breakDown(new Error(message));
      await settle();
    },
  };
}

/** A state's name, with those that it is in. */
const path = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value ?? {})
        .map(([state, inner]) => `${state}.${path(inner)}`)
        .join();

/** Ways to get to a state, each from the one before. */
export const to = {
  reading() {
    const upload = startUpload();
    upload.actor.send(choose);
    return upload;
  },
  async mapping() {
    const upload = to.reading();
    await upload.answer({ columns: 'unknown' });
    return upload;
  },
  async checking() {
    const upload = to.reading();
    await upload.answer({ columns: 'known' });
    return upload;
  },
  async ready(errors = 0) {
    const upload = await to.checking();
    await upload.answer({ errors });
    return upload;
  },
  async submitting() {
    const upload = await to.ready();
    upload.actor.send(submit);
    return upload;
  },
  async reviewing() {
    const upload = await to.submitting();
    await upload.answer(duplicates);
    return upload;
  },
  async asking() {
    const upload = await to.reviewing();
    upload.actor.send({ ...confirm, calledOut: 1 });
    return upload;
  },
  async confirming() {
    const upload = await to.reviewing();
    upload.actor.send(confirm);
    return upload;
  },
};
