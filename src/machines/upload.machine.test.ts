import { describe, expect, it } from 'vitest';
import {
  cancel,
  counts,
  file,
  fresh,
  known,
  leaveOut,
  notSent,
  oneQuestion,
  other,
  pair,
  previous,
  refused,
  review,
  startUpload,
  submit,
  to,
  twoQuestions,
  unknown,
  valid,
} from '../../tests/support/machines/controlled-upload';
import { countStates, countTransitions } from '../../tests/support/machines/machine-size';
import { uploadMachine } from './upload.machine';
import type { UploadProblem } from './upload.types';
import { nextQuestion } from './upload-questions';

/** The result of sending the file, before changes are written. */
const result = { fileName: 'prices.csv', rows: 0, created: 2, unchanged: 3, changed: 0 };

/** A test of every transition. */
const walks: Readonly<Record<string, () => Promise<void> | void>> = {
  'starting: with a stored review -> offering': () => {
    expect(startUpload({ review }).at()).toBe('offering');
  },
  'starting: with a file -> reading': () => {
    const upload = startUpload({ file });
    expect(upload.at()).toBe('reading');
    expect(upload.last().input).toEqual({ file, options: {} });
  },
  'starting: with nothing -> choosing': () => {
    expect(startUpload().at()).toBe('choosing');
  },
  'offering: review.resume -> reviewing, with every choice': () => {
    const upload = startUpload({ review, file });
    upload.actor.send({ type: 'review.resume' });
    expect(upload.at()).toBe('reviewing.choosing');
    expect(upload.context()).toMatchObject({ ...review, offeredReview: undefined, file: undefined });
  },
  'offering: review.discard -> choosing, and removes the review': () => {
    const upload = startUpload({ review });
    upload.actor.send({ type: 'review.discard' });
    expect(upload.at()).toBe('choosing');
    expect(upload.removed()).toBe(1);
  },
  'offering: review.discard with a file -> reading': () => {
    const upload = startUpload({ review, file });
    expect(upload.at()).toBe('offering');
    upload.actor.send({ type: 'review.discard' });
    expect(upload.at()).toBe('reading');
    expect([upload.removed(), upload.last().input]).toEqual([1, { file, options: {} }]);
  },
  'offering: upload.cancel -> cancelled, without a result, and keeps the review': () => {
    const upload = startUpload({ review });
    upload.actor.send(cancel);
    expect(upload.actor.getSnapshot()).toMatchObject({ value: 'cancelled', output: undefined });
    expect(upload.removed()).toBe(0);
  },
  'choosing: file.choose -> reading': () => {
    const upload = to.reading();
    expect(upload.at()).toBe('reading');
    expect(upload.last()).toMatchObject({ actor: 'readFile', input: { file, options: {} } });
  },
  'choosing: file.submit stays, and reports the missing file': () => {
    const upload = startUpload();
    upload.actor.send(submit);
    expect(upload.at()).toBe('choosing');
    expect(upload.context().problem).toEqual({ kind: 'no-file', message: 'No file selected for upload.' });
  },
  'choosing: file.reopen -> reading, with the previous file and its options': () => {
    const upload = startUpload({ previous });
    upload.actor.send({ type: 'file.reopen' });
    expect(upload.at()).toBe('reading');
    expect(upload.last().input).toEqual(previous);
  },
  'choosing: upload.cancel -> cancelled': () => {
    const upload = startUpload();
    upload.actor.send(cancel);
    expect(upload.at()).toBe('cancelled');
    expect(upload.actor.getSnapshot().output).toBeUndefined();
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
    await upload.reject('The file is empty.');
    expect(upload.at()).toBe('choosing');
    expect(upload.context()).toMatchObject({
      file: undefined,
      problem: { kind: 'unreadable', message: 'The file is empty.' },
    });
  },
  'reading: file.choose -> reading, and the previous reading is aborted': () => {
    const upload = to.reading();
    upload.actor.send({ type: 'file.choose', file: other });
    expect(upload.at()).toBe('reading');
    expect(upload.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(upload.last().input).toEqual({ file: other, options: {} });
  },
  'reading: upload.cancel -> cancelled, and the reading is aborted': () => {
    const upload = to.reading();
    upload.actor.send(cancel);
    expect(upload.at()).toBe('cancelled');
    expect(upload.last().signal.aborted).toBe(true);
  },
  'mapping: options.change -> reading, with the options': async () => {
    const upload = await to.mapping();
    upload.actor.send({ type: 'options.change', options: { header: 2, columns: ['MAIN_SKU', null] } });
    expect(upload.at()).toBe('reading');
    expect(upload.last().input).toEqual({ file, options: { header: 2, columns: ['MAIN_SKU', null] } });
  },
  'mapping: mapping.change stays, with the edited mapping': async () => {
    const upload = await to.mapping();
    const mapping = { header: 1, columns: [] };
    upload.actor.send({ type: 'mapping.change', mapping });
    expect(upload.at()).toBe('mapping');
    expect(upload.context().mapping).toEqual(mapping);
  },
  'mapping: mapping.close after a preview -> reading': async () => {
    const upload = await to.checking();
    upload.actor.send({ type: 'mapping.open' });
    upload.actor.send({ type: 'mapping.close' });
    expect(upload.at()).toBe('reading');
  },
  'mapping: mapping.close without a preview -> choosing': async () => {
    const upload = await to.mapping();
    upload.actor.send({ type: 'mapping.close' });
    expect(upload.at()).toBe('choosing');
    expect(upload.context().file).toBeUndefined();
  },
  'mapping: file.choose -> reading': async () => {
    const upload = await to.mapping();
    upload.actor.send({ type: 'file.choose', file: other });
    expect(upload.last().input).toEqual({ file: other, options: {} });
  },
  'mapping: upload.cancel -> cancelled': async () => {
    const upload = await to.mapping();
    upload.actor.send(cancel);
    expect(upload.at()).toBe('cancelled');
  },
  'previewing: file.choose -> reading, with new options': async () => {
    const upload = await to.mapping();
    upload.actor.send({ type: 'options.change', options: { header: 1 } });
    await upload.resolve(known);
    upload.actor.send({ type: 'file.choose', file: other });
    expect(upload.last().input).toEqual({ file: other, options: {} });
  },
  'previewing: mapping.open -> mapping, and checking is aborted': async () => {
    const upload = await to.checking();
    upload.actor.send({ type: 'mapping.open' });
    expect(upload.at()).toBe('mapping');
    expect(upload.last().signal.aborted).toBe(true);
  },
  'previewing: options.change -> rereading': async () => {
    const upload = await rereading();
    expect(upload.at()).toBe('previewing.rereading');
    expect(upload.last().input).toEqual({ file, options: { decimalSeparator: 'comma' } });
    expect(upload.context()).toMatchObject({ checked: undefined, errors: 0, opened: known.opened });
    expect(upload.actor.getSnapshot().hasTag('preview')).toBe(true);
  },
  'previewing: sendPreviewed.change stays, with the choice': async () => {
    const upload = await to.ready();
    upload.actor.send({ type: 'sendPreviewed.change', sendPreviewed: false });
    upload.actor.send(submit);
    await upload.resolve(true);
    expect(upload.last().input).toMatchObject({ sendPreviewed: false });
  },
  'previewing: upload.cancel -> cancelled': async () => {
    const upload = await to.checking();
    upload.actor.send(cancel);
    expect(upload.at()).toBe('cancelled');
    expect(upload.last().signal.aborted).toBe(true);
  },
  'previewing.rereading: done, columns known -> checking': async () => {
    const upload = await rereading();
    await upload.resolve(known);
    expect(upload.at()).toBe('previewing.checking');
  },
  'previewing.rereading: done, columns unknown -> mapping': async () => {
    const upload = await rereading();
    await upload.resolve(unknown);
    expect(upload.at()).toBe('mapping');
  },
  'previewing.rereading: error -> choosing': async () => {
    const upload = await rereading();
    await upload.reject('The file is empty.');
    expect(upload.at()).toBe('choosing');
    expect(upload.context().problem?.kind).toBe('unreadable');
  },
  'previewing.checking: check.report stays, with the progress': async () => {
    const upload = await to.checking();
    const progress = { total: 9, rows: 3, errors: 1 };
    upload.actor.send({ type: 'check.report', progress });
    expect(upload.context().progress).toEqual(progress);
  },
  'previewing.checking: done -> ready': async () => {
    const upload = await to.ready(4);
    expect(upload.at()).toBe('previewing.ready');
    expect(upload.context().errors).toBe(4);
  },
  'previewing.checking: error -> choosing': async () => {
    const upload = await to.checking();
    await upload.reject('The file took too long to read.');
    expect(upload.at()).toBe('choosing');
    expect(upload.context().problem?.kind).toBe('unreadable');
  },
  'previewing.ready: file.submit -> announcing': async () => {
    const upload = await to.announcing();
    expect(upload.at()).toBe('previewing.announcing');
    expect(upload.last().actor).toBe('announceFile');
  },
  'previewing.announcing: done, allowed -> submitting': async () => {
    const upload = await to.submitting();
    expect(upload.at()).toBe('submitting');
    expect(upload.last()).toMatchObject({ actor: 'sendFile', input: { file, sendPreviewed: true } });
  },
  'previewing.ready: file.submit with texts to check -> asking': async () => {
    const upload = await to.askingTexts();
    expect(upload.at()).toBe('previewing.asking');
    expect(upload.calls.some(({ actor }) => actor === 'sendFile')).toBe(false);
  },
  'previewing.announcing: done, prevented -> ready': async () => {
    const upload = await to.announcing();
    await upload.resolve(false);
    expect(upload.at()).toBe('previewing.ready');
  },
  'previewing.announcing: error -> ready': async () => {
    const upload = await to.announcing();
    await upload.reject('a listener threw');
    expect(upload.at()).toBe('previewing.ready');
  },
  'previewing.asking: question.accept -> accepting': async () => {
    const upload = await to.askingRefusable();
    upload.actor.send({ type: 'question.accept' });
    expect(upload.context().accepted).toEqual({ refusable: 2 });
  },
  'previewing.accepting: with another question -> asking': async () => {
    const upload = await to.askingRefusable();
    upload.actor.send({ type: 'question.accept' });
    expect(upload.at()).toBe('previewing.asking');
    expect(nextQuestion(upload.context())).toBe('texts');
  },
  'previewing.accepting: without one -> announcing': async () => {
    const upload = await to.askingTexts();
    upload.actor.send({ type: 'question.accept' });
    expect(upload.at()).toBe('previewing.announcing');
  },
  'previewing.asking: question.decline -> ready': async () => {
    const upload = await to.askingTexts();
    upload.actor.send({ type: 'question.decline' });
    expect(upload.at()).toBe('previewing.ready');
    expect(upload.context().accepted).toEqual({});
  },
  'previewing.asking: question.leaveOut -> rereading, without the rows': async () => {
    const upload = await to.askingRefusable();
    upload.actor.send(leaveOut);
    expect(upload.at()).toBe('previewing.rereading');
    expect(upload.last().input).toEqual({ file, options: leaveOut.options });
  },
  'previewing.checking: done, rows left out, with another question -> asking': async () => {
    const upload = await to.recheckingRest();
    await upload.resolve({ checked: oneQuestion, errors: 0 });
    expect(upload.at()).toBe('previewing.asking');
    expect(nextQuestion(upload.context())).toBe('texts');
  },
  'previewing.checking: done, rows left out -> announcing': async () => {
    const upload = await to.recheckingRest();
    await upload.resolve({ checked: valid, errors: 0 });
    expect(upload.at()).toBe('previewing.announcing');
  },
  'submitting: done, accepted -> accepted': async () => {
    const upload = await to.submitting();
    await upload.resolve({ kind: 'accepted', ...counts, duplicates: [] });
    expect(upload.at()).toBe('accepted');
    expect(upload.actor.getSnapshot().output).toEqual({ ...result, outcome: 'accepted' });
  },
  'submitting: done, duplicates -> reviewing, without the file': async () => {
    const upload = await to.reviewing();
    expect(upload.at()).toBe('reviewing.choosing');
    expect(upload.context()).toMatchObject({ file: undefined, pairs: [pair], counts });
  },
  'submitting: done, refused or not sent -> previewing.ready, with the file': async () => {
    for (const outcome of [refused, notSent]) {
      const upload = await to.submitting();
      await upload.resolve(outcome);
      expect(upload.at()).toBe('previewing.ready');
      expect(upload.context()).toMatchObject({ file, checked: valid, problem: Reflect.get(outcome, 'problem') });
    }
  },
  'submitting: error -> previewing.ready, with the file': async () => {
    const upload = await to.submitting();
    await upload.reject('Something went wrong!');
    expect(upload.at()).toBe('previewing.ready');
    expect(upload.context()).toMatchObject({ file, problem: { message: 'Something went wrong!' } });
  },
  'submitting: bytes.report stays, with the share sent': async () => {
    const upload = await to.submitting();
    upload.actor.send({ type: 'bytes.report', percent: 40 });
    expect(upload.at()).toBe('submitting');
    expect(upload.context().sent).toBe(40);
  },
  'submitting: upload.cancel -> previewing.ready, and sending is aborted': async () => {
    const upload = await to.submitting();
    upload.actor.send(cancel);
    expect(upload.at()).toBe('previewing.ready');
    expect(upload.context()).toMatchObject({ file, problem: { kind: 'not-sent' } });
    expect(upload.last().signal.aborted).toBe(true);
  },
  'reviewing.choosing: changes.exclude stays, with the choices': async () => {
    const upload = await to.reviewing();
    upload.actor.send({ type: 'changes.exclude', excluded: review.excluded });
    expect(upload.at()).toBe('reviewing.choosing');
    expect(upload.context().excluded).toEqual(review.excluded);
  },
  'reviewing.choosing: changes.confirm with flagged changes -> asking': async () => {
    const upload = await to.asking();
    expect(upload.at()).toBe('reviewing.asking');
    expect(upload.context().flagged).toBe(1);
  },
  'reviewing.choosing: changes.confirm without any -> confirming': async () => {
    const upload = await to.confirming();
    expect(upload.at()).toBe('confirming');
    expect(upload.last()).toMatchObject({ actor: 'confirmChanges', input: [pair] });
  },
  'reviewing.choosing: upload.cancel -> leaving': async () => {
    expect((await to.leaving()).at()).toBe('reviewing.leaving');
  },
  'reviewing.leaving: review.discard -> cancelled, with the result so far': async () => {
    const upload = await to.leaving();
    upload.actor.send({ type: 'review.discard' });
    expect(upload.actor.getSnapshot().output).toEqual({ ...result, outcome: 'cancelled' });
    expect(upload.removed()).toBe(1);
  },
  'reviewing.leaving: review.continue -> choosing': async () => {
    const upload = await to.leaving();
    upload.actor.send({ type: 'review.continue' });
    expect(upload.at()).toBe('reviewing.choosing');
  },
  'reviewing.asking: flagged.accept -> confirming': async () => {
    const upload = await to.asking();
    upload.actor.send({ type: 'flagged.accept' });
    expect(upload.at()).toBe('confirming');
    expect(upload.last().input).toEqual([pair]);
  },
  'reviewing.asking: flagged.decline -> choosing': async () => {
    const upload = await to.asking();
    upload.actor.send({ type: 'flagged.decline' });
    expect(upload.at()).toBe('reviewing.choosing');
  },
  'confirming: done, confirmed -> confirmed': async () => {
    const upload = await to.confirming();
    await upload.resolve({ kind: 'confirmed' });
    expect(upload.actor.getSnapshot().output).toEqual({ ...result, changed: 1, outcome: 'confirmed' });
    expect(upload.removed()).toBe(1);
  },
  'confirming: done, conflict -> reviewing, with the fresh pairs': async () => {
    const upload = await to.confirming();
    await upload.resolve({ kind: 'conflict', message: 'A price has changed', pairs: [fresh] });
    expect(upload.at()).toBe('reviewing.choosing');
    expect(upload.context()).toMatchObject({
      pairs: [fresh],
      problem: { kind: 'conflict' },
      isOutcomeUnknown: false,
    });
  },
  'confirming: error -> reviewing, with the pairs': async () => {
    const upload = await to.confirming();
    await upload.reject('An unexpected error occurred.');
    expect(upload.at()).toBe('reviewing.choosing');
    expect(upload.context()).toMatchObject({
      pairs: [pair],
      problem: { kind: 'unknown-outcome' },
      isOutcomeUnknown: true,
    });
  },
};

async function rereading() {
  const upload = await to.ready(1);
  upload.actor.send({ type: 'options.change', options: { decimalSeparator: 'comma' } });
  return upload;
}

describe('upload machine', () => {
  for (const [walk, drive] of Object.entries(walks)) it(`follows ${walk}`, drive);

  const transitions = countTransitions(uploadMachine.root);
  const states = countStates(uploadMachine.root);
  it(`has ${states} states and ${transitions} transitions, each tested`, () => {
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

  it('asks about the same texts only once', { tags: 'IU24' }, async () => {
    const upload = await to.askingTexts();
    upload.actor.send({ type: 'question.accept' });
    await upload.resolve(true);
    await upload.resolve(notSent);
    upload.actor.send(submit);
    expect(upload.at()).toBe('previewing.announcing');
  });

  it('asks again after the file was read with other options', {
    tags: 'IU24',
  }, async () => {
    const upload = await to.askingTexts();
    const { checked } = upload.context();
    if (checked === undefined) throw new Error('The file was not checked');
    upload.actor.send({ type: 'question.accept' });
    await upload.resolve(true);
    await upload.resolve(notSent);
    upload.actor.send({ type: 'options.change', options: { sheet: 1 } });
    await upload.resolve(known);
    await upload.resolve({ checked, errors: 0 });
    upload.actor.send(submit);
    expect(upload.at()).toBe('previewing.asking');
  });

  it('reports that changes of a resumed review may have been written', { tags: 'B011' }, () => {
    const upload = startUpload({ review: { ...review, isOutcomeUnknown: true } });
    upload.actor.send({ type: 'review.resume' });
    expect(upload.context()).toMatchObject({ isOutcomeUnknown: true, problem: { kind: 'unknown-outcome' } });
  });

  it('does not take a refusal for the outcome of a lost response', { tags: 'B010' }, async () => {
    const upload = await to.confirming();
    await upload.reject('The connection failed.');
    upload.actor.send({ type: 'changes.confirm', pairs: [pair], flagged: 0 });
    await upload.resolve({ kind: 'failed', problem: { kind: 'changes-refused', message: 'Not allowed' } });
    expect(upload.context()).toMatchObject({ isOutcomeUnknown: true, problem: { kind: 'changes-refused' } });
  });

  it('reports the rows of the file after a review that was resumed', () => {
    const upload = startUpload({ review });
    upload.actor.send({ type: 'review.resume' });
    upload.actor.send(cancel);
    upload.actor.send({ type: 'review.discard' });
    expect(upload.actor.getSnapshot().output).toMatchObject({ fileName: 'stored.csv', rows: 12 });
  });

  it('cancels from the question about texts', { tags: 'IU24' }, async () => {
    const upload = await to.askingTexts();
    upload.actor.send(cancel);
    expect(upload.at()).toBe('cancelled');
  });

  it('asks again about more rows than were accepted', { tags: 'NU01' }, async () => {
    const upload = await to.askingRefusable();
    upload.actor.send({ type: 'question.accept' });
    upload.actor.send({ ...leaveOut, options: {} });
    await upload.resolve(known);
    const [rows, ...others] = twoQuestions.findings;
    if (rows === undefined) throw new Error('There are no rows to ask about');
    await upload.resolve({ checked: { ...twoQuestions, findings: [{ ...rows, cells: 3 }, ...others] }, errors: 0 });
    expect(nextQuestion(upload.context())).toBe('refusable');
  });

  it('does not ask again about accepted rows while others are left out', { tags: 'NU01' }, async () => {
    const upload = await to.askingRefusable();
    upload.actor.send({ type: 'question.accept' });
    upload.actor.send({ ...leaveOut, options: {} });
    await upload.resolve(known);
    await upload.resolve({ checked: { ...twoQuestions, findings: twoQuestions.findings.slice(0, 1) }, errors: 0 });
    expect(upload.at()).toBe('previewing.announcing');
  });

  it('returns to the preview when leaving rows out leaves an error', { tags: 'NU01' }, async () => {
    const upload = await to.recheckingRest();
    await upload.resolve({ checked: valid, errors: 1 });
    expect(upload.at()).toBe('previewing.ready');
    expect(upload.context().isSubmitPending).toBe(false);
  });

  it('does not send by itself when options change while rows are left out', { tags: 'NU01' }, async () => {
    const upload = await to.recheckingRest();
    upload.actor.send({ type: 'options.change', options: { rounding: 2 } });
    await upload.resolve(known);
    await upload.resolve({ checked: valid, errors: 0 });
    expect(upload.at()).toBe('previewing.ready');
  });

  it('preserves the refused rows while rows of the same sheet are left out', { tags: 'NU02' }, async () => {
    const upload = await to.submitting();
    await upload.resolve(refused);
    upload.actor.send({ type: 'options.change', options: leaveOut.options });
    expect(upload.context().problem?.kind).toBe('file-refused');
    upload.actor.send({ type: 'options.change', options: { sheet: 1 } });
    expect(upload.context().problem).toBeUndefined();
  });

  it('cannot reopen a file before one was submitted', { tags: 'IU23' }, () => {
    const upload = startUpload();
    upload.actor.send({ type: 'file.reopen' });
    expect(upload.at()).toBe('choosing');
  });

  it('does not send a file before it is checked', async () => {
    const upload = await to.checking();
    upload.actor.send(submit);
    expect(upload.at()).toBe('previewing.checking');
  });

  it('preserves the choices of the review after a failure', async () => {
    const problem: UploadProblem = { kind: 'changes-refused', message: 'An error occurred.' };
    const upload = await to.confirming();
    await upload.resolve({ kind: 'failed', problem });
    expect(upload.at()).toBe('reviewing.choosing');
    expect(upload.context()).toMatchObject({ pairs: [pair], problem });
  });

  it('reports an unknown outcome when cancelled after the whole file was sent', async () => {
    const upload = await to.submitting();
    upload.actor.send({ type: 'bytes.report', percent: 100 });
    upload.actor.send(cancel);
    expect(upload.context().problem?.kind).toBe('unknown-outcome');
  });

  it('cannot be cancelled while changes are saved', async () => {
    const upload = await to.confirming();
    upload.actor.send(cancel);
    expect(upload.at()).toBe('confirming');
    expect(upload.last().signal.aborted).toBe(false);
  });

  it('clears the problem when another file is chosen', async () => {
    const upload = to.reading();
    await upload.reject('The file is empty.');
    upload.actor.send({ type: 'file.choose', file: other });
    expect(upload.context().problem).toBeUndefined();
  });

  it('ignores a response that arrives after cancelling', async () => {
    const upload = await to.submitting();
    upload.actor.send(cancel);
    await upload.resolve({ kind: 'accepted', ...counts, duplicates: [] });
    expect(upload.at()).toBe('previewing.ready');
  });
});
