import { describe, expect, it } from 'vitest';
import {
  cancel,
  counts,
  draft,
  fresh,
  known,
  leaveOut,
  notSent,
  other,
  pair,
  refused,
  review,
  startUpload,
  submit,
  to,
  twoQuestions,
  valid,
} from '../../tests/support/machines/controlled-upload';
import { countStates, countTransitions } from '../../tests/support/machines/machine-size';
import { previewWalks } from '../../tests/support/machines/upload-preview-walks';
import { readingWalks } from '../../tests/support/machines/upload-reading-walks';
import { sendingWalks } from '../../tests/support/machines/upload-sending-walks';
import { uploadMachine } from './upload.machine';
import type { UploadProblem } from './upload.types';
import { nextQuestion } from './upload-questions';

/** A test of every transition. */
const walks = { ...readingWalks, ...previewWalks, ...sendingWalks };

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

  it.each([
    ['before its request begins', undefined, 'not-sent'],
    ['before a share is reported, when a small file may be sent', 0, 'unknown-outcome'],
    ['after a part of it was sent', 40, 'not-sent'],
    ['after all of it was sent', 100, 'unknown-outcome'],
  ])('knows the outcome of a file that is stopped %s: %s, %s', { tags: 'QC131' }, async (_, percent, kind) => {
    const upload = await to.submitting();
    if (percent !== undefined) upload.actor.send({ type: 'sent.report', percent });
    upload.actor.send(cancel);
    expect(upload.context()).toMatchObject({ problem: { kind } });
  });

  it('asks about the same texts only once', { tags: 'IU24' }, async () => {
    const upload = await to.askingTexts();
    upload.actor.send({ type: 'question.accept' });
    await upload.resolve(true);
    await upload.resolve(notSent);
    upload.actor.send(submit);
    expect(upload.at()).toBe('previewing.askingPage');
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
    upload.actor.send({ type: 'changes.confirm', pairs: [pair], flaggedCount: 0 });
    await upload.resolve({ kind: 'failed', problem: { kind: 'changes-refused', message: 'Not allowed' } });
    expect(upload.context()).toMatchObject({ isOutcomeUnknown: true, problem: { kind: 'changes-refused' } });
  });

  it('shows what remains without what was left out before, whose positions are others now', {
    tags: 'NC65',
  }, async () => {
    const upload = await to.reviewing();
    upload.actor.send({ type: 'changes.exclude', excludedFields: review.excludedFields });
    upload.actor.send({ type: 'changes.confirm', pairs: [pair], flaggedCount: 0 });
    const problem: UploadProblem = { kind: 'conflict', message: '1 record was changed meanwhile.' };
    await upload.resolve({ kind: 'remaining', problem, pairs: [fresh] });
    expect(upload.context()).toMatchObject({ pairs: [fresh], problem });
    expect(upload.context().excludedFields.size).toBe(0);
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
    expect(upload.at()).toBe('previewing.askingPage');
  });

  it('never sends rows without a key of ours where articles are found by another number', {
    tags: 'QC40',
  }, async () => {
    const upload = to.reading();
    await upload.resolve({ ...known, options: { matchBy: 'LOOKUP_SKU' } });
    await upload.resolve({ checked: twoQuestions, errors: 0 });
    upload.actor.send(submit);
    upload.actor.send({ type: 'question.accept' });
    expect(upload.at()).toBe('previewing.asking');
    expect(nextQuestion(upload.context())).toBe('refusable');
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

  it('restores what was typed for a sheet when it is opened again', { tags: ['QC26', 'QC70'] }, async () => {
    const upload = await to.ready();
    const correction = { row: 2, column: 1, key: 'SP_AUD_01', from: '1e5', text: '7', isNumber: true };
    const typed = { rounding: 2, corrections: [correction] } as const;
    upload.actor.send({ type: 'options.change', options: typed });
    await upload.resolve({ ...known, options: typed });
    upload.actor.send({ type: 'options.change', options: { sheet: 1 } });
    await upload.resolve({ opened: { ...known.opened, sheet: 1 }, options: { sheet: 1 } });
    expect(upload.context().options.corrections).toBeUndefined();
    upload.actor.send({ type: 'options.change', options: { sheet: 0 } });
    expect(upload.context().options).toEqual({ ...typed, sheet: 0 });
  });

  it('restores typed rules for costs when their sheet is opened again', { tags: 'QC70' }, async () => {
    const upload = await to.pricing();
    upload.actor.send({ type: 'pricing.change', drafts: [draft] });
    upload.actor.send({ type: 'pricing.close' });
    upload.actor.send({ type: 'options.change', options: { sheet: 1 } });
    expect(upload.context().costDrafts).toBeUndefined();
    await upload.resolve({ opened: { ...known.opened, sheet: 1, isMappingComplete: false }, options: { sheet: 1 } });
    upload.actor.send({ type: 'options.change', options: { sheet: 0 } });
    expect(upload.context().costDrafts).toEqual([draft]);
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
    expect(upload.at()).toBe('reviewing.choosingChanges');
    expect(upload.context()).toMatchObject({ pairs: [pair], problem });
  });

  it('reports an unknown outcome when cancelled after the whole file was sent', async () => {
    const upload = await to.submitting();
    upload.actor.send({ type: 'sent.report', percent: 100 });
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
    await upload.resolve({ kind: 'accepted', ...counts, pairs: [] });
    expect(upload.at()).toBe('previewing.ready');
  });
});
