import { expect } from 'vitest';
import { cancel, counts, file, fresh, notSent, pair, refused, review, to, valid } from './controlled-upload';

/** The result of sending the file, before changes are written. */
const result = { fileName: 'prices.csv', rows: 0, created: 2, unchanged: 3, changed: 0 };

/** A test of every transition from sending a file to its end. */
export const sendingWalks: Readonly<Record<string, () => Promise<void> | void>> = {
  'submitting: done, accepted -> accepted': async () => {
    const upload = await to.submitting();
    await upload.resolve({ kind: 'accepted', ...counts, pairs: [] });
    expect(upload.at()).toBe('accepted');
    expect(upload.actor.getSnapshot().output).toEqual({ ...result, outcome: 'accepted' });
  },
  'submitting: done, review needed -> reviewing, without the file': async () => {
    const upload = await to.reviewing();
    expect(upload.at()).toBe('reviewing.choosingChanges');
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
  'submitting: sent.report stays, with the share sent': async () => {
    const upload = await to.submitting();
    upload.actor.send({ type: 'sent.report', percent: 40 });
    expect(upload.at()).toBe('submitting');
    expect(upload.context().sentPercent).toBe(40);
  },
  'submitting: upload.cancel -> previewing.ready, and sending is aborted': async () => {
    const upload = await to.submitting();
    upload.actor.send(cancel);
    expect(upload.at()).toBe('previewing.ready');
    expect(upload.context()).toMatchObject({ file, problem: { kind: 'not-sent' } });
    expect(upload.last().signal.aborted).toBe(true);
  },
  'reviewing.choosingChanges: changes.exclude stays, with the choices': async () => {
    const upload = await to.reviewing();
    upload.actor.send({ type: 'changes.exclude', excludedFields: review.excludedFields });
    expect(upload.at()).toBe('reviewing.choosingChanges');
    expect(upload.context().excludedFields).toEqual(review.excludedFields);
  },
  'reviewing.choosingChanges: changes.confirm with flagged changes -> askingAboutFlagged': async () => {
    const upload = await to.asking();
    expect(upload.at()).toBe('reviewing.askingAboutFlagged');
    expect(upload.context().flaggedCount).toBe(1);
  },
  'reviewing.choosingChanges: changes.confirm without any -> confirming': async () => {
    const upload = await to.confirming();
    expect(upload.at()).toBe('confirming');
    expect(upload.last()).toMatchObject({ actor: 'confirmChanges', input: [pair] });
  },
  'reviewing.choosingChanges: upload.cancel -> leaving': async () => {
    expect((await to.leaving()).at()).toBe('reviewing.leaving');
  },
  'reviewing.leaving: review.discard -> cancelled, with the result so far': async () => {
    const upload = await to.leaving();
    upload.actor.send({ type: 'review.discard' });
    expect(upload.actor.getSnapshot().output).toEqual({ ...result, outcome: 'cancelled' });
    expect(upload.removed()).toBe(1);
  },
  'reviewing.leaving: review.continue -> choosingChanges': async () => {
    const upload = await to.leaving();
    upload.actor.send({ type: 'review.continue' });
    expect(upload.at()).toBe('reviewing.choosingChanges');
  },
  'reviewing.askingAboutFlagged: flagged.accept -> confirming': async () => {
    const upload = await to.asking();
    upload.actor.send({ type: 'flagged.accept' });
    expect(upload.at()).toBe('confirming');
    expect(upload.last().input).toEqual([pair]);
  },
  'reviewing.askingAboutFlagged: flagged.decline -> choosingChanges': async () => {
    const upload = await to.asking();
    upload.actor.send({ type: 'flagged.decline' });
    expect(upload.at()).toBe('reviewing.choosingChanges');
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
    expect(upload.at()).toBe('reviewing.choosingChanges');
    expect(upload.context()).toMatchObject({
      pairs: [fresh],
      problem: { kind: 'conflict' },
      isOutcomeUnknown: false,
    });
  },
  'confirming: done, nothing pending -> cancelled, with the result so far': async () => {
    const upload = await to.confirming();
    await upload.resolve({ kind: 'nothing-pending' });
    expect(upload.actor.getSnapshot().output).toEqual({ ...result, outcome: 'cancelled' });
    expect(upload.removed()).toBe(1);
  },
  'confirming: error -> reviewing, with the pairs': async () => {
    const upload = await to.confirming();
    await upload.reject('An unexpected error occurred.');
    expect(upload.at()).toBe('reviewing.choosingChanges');
    expect(upload.context()).toMatchObject({
      pairs: [pair],
      problem: { kind: 'unknown-outcome' },
      isOutcomeUnknown: true,
    });
  },
};
