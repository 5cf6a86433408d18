import { describe, expect, it } from 'vitest';
import { type AnyStateNode, createActor, fromPromise, type NonReducibleUnknown } from 'xstate';
import type { ConfirmOutcome, SendOutcome, UploadPair, UploadProblem } from '../api/upload-outcome';
import type { UploadStart } from './upload.context';
import { uploadMachine } from './upload.machine';
import type { CheckOutcome, ReadOutcome } from './upload.types';

const file = new File(['MAIN_SKU\nA'], 'prices.csv');
const other = new File(['MAIN_SKU\nB'], 'other.csv');
const counts = { created: 2, unchanged: 3 };
const pair: UploadPair = { existingData: { ID: 1, SP_AUD_01: '1' }, newData: { ID: 1, SP_AUD_01: '2' } };
const fresh: UploadPair = { existingData: { ID: 1, SP_AUD_01: '1.5' }, newData: { ID: 1, SP_AUD_01: '2' } };
const choose = { type: 'file.choose', file } as const;
const submit = { type: 'file.submit', sendAsRead: true } as const;
const cancel = { type: 'upload.cancel' } as const;
const confirm = { type: 'changes.confirm', pairs: [pair], calledOut: 0 } as const;
const refused: SendOutcome = {
  kind: 'failed',
  problem: { kind: 'refused', message: '1 row is wrong', rows: [{ row: 7, column: 'MAIN_SKU', reason: 'unknown' }] },
};
const unsent: SendOutcome = { kind: 'failed', problem: { kind: 'unsent', message: 'Error in network connection' } };
const duplicates: SendOutcome = { kind: 'duplicates', message: 'Please confirm', counts, pairs: [pair] };

interface Call {
  readonly actor: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
  answer(outcome: unknown): void;
  breakDown(error: unknown): void;
}

/** A machine whose actors end when the test says so. */
function start(input: UploadStart = { kind: 'nothing' }) {
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

const path = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value ?? {})
        .map(([state, inner]) => `${state}.${path(inner)}`)
        .join();

/** Ways to get to a state, each from the one before. */
const to = {
  reading() {
    const upload = start();
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

/** Every way from one state to another, each driven by the test of its name. */
const walks: Readonly<Record<string, () => Promise<void> | void>> = {
  'starting: with a review that was left open -> reviewing': () => {
    const upload = start({ kind: 'review', pairs: [pair], counts });
    expect(upload.at()).toBe('reviewing');
    expect(upload.context()).toMatchObject({ pairs: [pair], counts });
  },
  'starting: with a file -> reading': () => {
    const upload = start({ kind: 'file', file });
    expect(upload.at()).toBe('reading');
    expect(upload.last().input).toEqual({ file, choice: {} });
  },
  'starting: with nothing -> choosing': () => {
    expect(start().at()).toBe('choosing');
  },
  'choosing: file.choose -> reading': () => {
    const upload = to.reading();
    expect(upload.at()).toBe('reading');
    expect(upload.last()).toMatchObject({ actor: 'readFile', input: { file, choice: {} } });
  },
  'choosing: file.submit stays, and says that there is no file': () => {
    const upload = start();
    upload.actor.send(submit);
    expect(upload.at()).toBe('choosing');
    expect(upload.context().problem).toEqual({ kind: 'no-file', message: 'No file selected for upload.' });
  },
  'choosing: upload.cancel -> cancelled': () => {
    const upload = start();
    upload.actor.send(cancel);
    expect(upload.at()).toBe('cancelled');
    expect(upload.actor.getSnapshot().output).toEqual({
      outcome: 'cancelled',
      counts: undefined,
      changed: 0,
      message: '',
    });
  },
  'reading: done, columns known -> previewing': async () => {
    const upload = await to.checking();
    expect(upload.at()).toBe('previewing.checking');
    expect(upload.last().actor).toBe('checkRows');
  },
  'reading: done, columns unknown -> mapping': async () => {
    expect((await to.mapping()).at()).toBe('mapping');
  },
  'reading: error -> choosing, without the file': async () => {
    const upload = to.reading();
    await upload.breakDown('The file is empty.');
    expect(upload.at()).toBe('choosing');
    expect(upload.context()).toMatchObject({
      file: undefined,
      problem: { kind: 'unreadable', message: 'The file is empty.' },
    });
  },
  'reading: file.choose -> reading, and the old reading is stopped': () => {
    const upload = to.reading();
    upload.actor.send({ type: 'file.choose', file: other });
    expect(upload.at()).toBe('reading');
    expect(upload.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(upload.last().input).toEqual({ file: other, choice: {} });
  },
  'reading: upload.cancel -> cancelled, and the reading is stopped': () => {
    const upload = to.reading();
    upload.actor.send(cancel);
    expect(upload.at()).toBe('cancelled');
    expect(upload.last().signal.aborted).toBe(true);
  },
  'mapping: reading.choose -> reading, as chosen': async () => {
    const upload = await to.mapping();
    upload.actor.send({ type: 'reading.choose', choice: { header: 2, columns: ['MAIN_SKU', null] } });
    expect(upload.at()).toBe('reading');
    expect(upload.last().input).toEqual({ file, choice: { header: 2, columns: ['MAIN_SKU', null] } });
  },
  'mapping: mapping.leave with a preview to go back to -> reading': async () => {
    const upload = await to.checking();
    upload.actor.send({ type: 'mapping.open' });
    upload.actor.send({ type: 'mapping.leave' });
    expect(upload.at()).toBe('reading');
  },
  'mapping: mapping.leave without one -> choosing': async () => {
    const upload = await to.mapping();
    upload.actor.send({ type: 'mapping.leave' });
    expect(upload.at()).toBe('choosing');
    expect(upload.context().file).toBeUndefined();
  },
  'mapping: file.choose -> reading': async () => {
    const upload = await to.mapping();
    upload.actor.send({ type: 'file.choose', file: other });
    expect(upload.last().input).toEqual({ file: other, choice: {} });
  },
  'mapping: upload.cancel -> cancelled': async () => {
    const upload = await to.mapping();
    upload.actor.send(cancel);
    expect(upload.at()).toBe('cancelled');
  },
  'previewing: file.choose -> reading, without the old choices': async () => {
    const upload = await to.mapping();
    upload.actor.send({ type: 'reading.choose', choice: { header: 1 } });
    await upload.answer({ columns: 'known' });
    upload.actor.send({ type: 'file.choose', file: other });
    expect(upload.last().input).toEqual({ file: other, choice: {} });
  },
  'previewing: mapping.open -> mapping, and checking is stopped': async () => {
    const upload = await to.checking();
    upload.actor.send({ type: 'mapping.open' });
    expect(upload.at()).toBe('mapping');
    expect(upload.last().signal.aborted).toBe(true);
  },
  'previewing: reading.choose -> reading': async () => {
    const upload = await to.ready(1);
    upload.actor.send({ type: 'reading.choose', choice: { decimalSign: 'comma' } });
    expect(upload.at()).toBe('reading');
    expect(upload.last().input).toEqual({ file, choice: { decimalSign: 'comma' } });
  },
  'previewing: upload.cancel -> cancelled': async () => {
    const upload = await to.checking();
    upload.actor.send(cancel);
    expect(upload.at()).toBe('cancelled');
    expect(upload.last().signal.aborted).toBe(true);
  },
  'previewing.checking: done -> ready': async () => {
    const upload = await to.ready(4);
    expect(upload.at()).toBe('previewing.ready');
    expect(upload.context().errors).toBe(4);
  },
  'previewing.checking: error -> choosing': async () => {
    const upload = await to.checking();
    await upload.breakDown('The file took too long to read.');
    expect(upload.at()).toBe('choosing');
    expect(upload.context().problem?.kind).toBe('unreadable');
  },
  'previewing.ready: file.submit -> submitting': async () => {
    const upload = await to.submitting();
    expect(upload.at()).toBe('submitting');
    expect(upload.last()).toMatchObject({ actor: 'sendFile', input: { file, sendAsRead: true } });
  },
  'submitting: done, accepted -> accepted': async () => {
    const upload = await to.submitting();
    await upload.answer({ kind: 'accepted', message: 'Saved', counts });
    expect(upload.at()).toBe('accepted');
    expect(upload.actor.getSnapshot().output).toEqual({ outcome: 'accepted', counts, changed: 0, message: 'Saved' });
  },
  'submitting: done, duplicates -> reviewing, without the file': async () => {
    const upload = await to.reviewing();
    expect(upload.at()).toBe('reviewing');
    expect(upload.context()).toMatchObject({ file: undefined, pairs: [pair], counts, message: 'Please confirm' });
  },
  'submitting: done, refused -> choosing, without the file': async () => {
    const upload = await to.submitting();
    await upload.answer(refused);
    expect(upload.at()).toBe('choosing');
    expect(upload.context()).toMatchObject({ file: undefined, problem: { kind: 'refused', rows: [{ row: 7 }] } });
  },
  'submitting: done, no answer came -> previewing.ready, with the file': async () => {
    const upload = await to.submitting();
    await upload.answer(unsent);
    expect(upload.at()).toBe('previewing.ready');
    expect(upload.context()).toMatchObject({ file, problem: { kind: 'unsent' } });
  },
  'submitting: error -> previewing.ready, with the file': async () => {
    const upload = await to.submitting();
    await upload.breakDown('Something went wrong!');
    expect(upload.at()).toBe('previewing.ready');
    expect(upload.context()).toMatchObject({ file, problem: { message: 'Something went wrong!' } });
  },
  'submitting: bytes.report stays, and tells how much was sent': async () => {
    const upload = await to.submitting();
    upload.actor.send({ type: 'bytes.report', percent: 40 });
    expect(upload.at()).toBe('submitting');
    expect(upload.context().sent).toBe(40);
  },
  'submitting: upload.cancel -> previewing.ready, and sending is stopped': async () => {
    const upload = await to.submitting();
    upload.actor.send(cancel);
    expect(upload.at()).toBe('previewing.ready');
    expect(upload.context()).toMatchObject({ file, problem: { kind: 'unsent' } });
    expect(upload.last().signal.aborted).toBe(true);
  },
  'reviewing: changes.confirm with changes called out -> asking': async () => {
    const upload = await to.asking();
    expect(upload.at()).toBe('asking');
    expect(upload.context().calledOut).toBe(1);
  },
  'reviewing: changes.confirm without any -> confirming': async () => {
    const upload = await to.confirming();
    expect(upload.at()).toBe('confirming');
    expect(upload.last()).toMatchObject({ actor: 'confirmChanges', input: [pair] });
  },
  'reviewing: upload.cancel -> cancelled, and what was done at once is told': async () => {
    const upload = await to.reviewing();
    upload.actor.send(cancel);
    expect(upload.actor.getSnapshot().output).toMatchObject({ outcome: 'cancelled', counts, changed: 0 });
  },
  'asking: calledOut.accept -> confirming': async () => {
    const upload = await to.asking();
    upload.actor.send({ type: 'calledOut.accept' });
    expect(upload.at()).toBe('confirming');
    expect(upload.last().input).toEqual([pair]);
  },
  'asking: calledOut.decline -> reviewing': async () => {
    const upload = await to.asking();
    upload.actor.send({ type: 'calledOut.decline' });
    expect(upload.at()).toBe('reviewing');
  },
  'confirming: done, confirmed -> confirmed': async () => {
    const upload = await to.confirming();
    await upload.answer({ kind: 'confirmed', message: 'Done' });
    expect(upload.actor.getSnapshot().output).toEqual({ outcome: 'confirmed', counts, changed: 1, message: 'Done' });
  },
  'confirming: done, conflict -> reviewing, with the fresh pairs': async () => {
    const upload = await to.confirming();
    await upload.answer({ kind: 'conflict', message: 'A price has changed', pairs: [fresh] });
    expect(upload.at()).toBe('reviewing');
    expect(upload.context()).toMatchObject({ pairs: [fresh], problem: { kind: 'conflict' } });
  },
  'confirming: error -> reviewing, with the pairs': async () => {
    const upload = await to.confirming();
    await upload.breakDown('An unexpected error occurred.');
    expect(upload.at()).toBe('reviewing');
    expect(upload.context()).toMatchObject({ pairs: [pair], problem: { kind: 'unknown-outcome' } });
  },
};

/** How many ways out of its states a machine's definition has. */
const countTransitions = (node: AnyStateNode): number =>
  [...node.transitions.values(), ...(node.always ? [node.always] : [])].flat().length +
  Object.values(node.states).reduce((sum, child) => sum + countTransitions(child), 0);

const countStates = (node: AnyStateNode): number =>
  Object.values(node.states).reduce((sum, child) => sum + 1 + countStates(child), 0);

describe('upload machine', () => {
  for (const [walk, drive] of Object.entries(walks)) it(`goes ${walk}`, drive);

  const transitions = countTransitions(uploadMachine.root);
  const states = countStates(uploadMachine.root);
  it(`has ${states} states and ${transitions} transitions, and none that is not walked here`, () => {
    expect(Object.keys(walks)).toHaveLength(transitions);
    const named = new Set(Object.keys(walks).map((walk) => walk.slice(0, walk.search(/[:.]/))));
    const leaving = Object.values(uploadMachine.root.states).filter(({ type }) => type !== 'final');
    expect([...named].sort()).toEqual(leaving.map(({ key }) => key).sort());
  });

  it('does not send a file that has errors', async () => {
    const upload = await to.ready(2);
    upload.actor.send(submit);
    expect(upload.at()).toBe('previewing.ready');
    expect(upload.calls.some(({ actor }) => actor === 'sendFile')).toBe(false);
  });

  it('does not send a file before it is checked', async () => {
    const upload = await to.checking();
    upload.actor.send(submit);
    expect(upload.at()).toBe('previewing.checking');
  });

  it('keeps the choices in the review after a failure that changed nothing', async () => {
    const problem: UploadProblem = { kind: 'unconfirmed', message: 'An error occurred.' };
    const upload = await to.confirming();
    await upload.answer({ kind: 'failed', problem });
    expect(upload.at()).toBe('reviewing');
    expect(upload.context()).toMatchObject({ pairs: [pair], problem });
  });

  it('says that it does not know what came of a file that had left whole when it was cancelled', async () => {
    const upload = await to.submitting();
    upload.actor.send({ type: 'bytes.report', percent: 100 });
    upload.actor.send(cancel);
    expect(upload.context().problem?.kind).toBe('unknown-outcome');
  });

  it('cannot be cancelled while changes are written', async () => {
    const upload = await to.confirming();
    upload.actor.send(cancel);
    expect(upload.at()).toBe('confirming');
    expect(upload.last().signal.aborted).toBe(false);
  });

  it('forgets the last problem when another file is chosen', async () => {
    const upload = to.reading();
    await upload.breakDown('The file is empty.');
    upload.actor.send({ type: 'file.choose', file: other });
    expect(upload.context().problem).toBeUndefined();
  });

  it('ignores an answer that comes after its state was left', async () => {
    const upload = await to.submitting();
    upload.actor.send(cancel);
    await upload.answer({ kind: 'accepted', message: 'late', counts });
    expect(upload.at()).toBe('previewing.ready');
  });
});
