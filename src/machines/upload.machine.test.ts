import { describe, expect, it } from 'vitest';
import { countStates, countTransitions } from '../../tests/support/machine-size';
import {
  cancel,
  counts,
  file,
  fresh,
  other,
  pair,
  refused,
  startUpload,
  submit,
  to,
  unsent,
} from '../../tests/support/upload-in-hand';
import type { UploadProblem } from '../api/upload-outcome';
import { uploadMachine } from './upload.machine';

/** Every way from one state to another, each driven by the test of its name. */
const walks: Readonly<Record<string, () => Promise<void> | void>> = {
  'starting: with a review that was left open -> reviewing': () => {
    const upload = startUpload({ kind: 'review', pairs: [pair], counts });
    expect(upload.at()).toBe('reviewing');
    expect(upload.context()).toMatchObject({ pairs: [pair], counts });
  },
  'starting: with a file -> reading': () => {
    const upload = startUpload({ kind: 'file', file });
    expect(upload.at()).toBe('reading');
    expect(upload.last().input).toEqual({ file, choice: {} });
  },
  'starting: with nothing -> choosing': () => {
    expect(startUpload().at()).toBe('choosing');
  },
  'choosing: file.choose -> reading': () => {
    const upload = to.reading();
    expect(upload.at()).toBe('reading');
    expect(upload.last()).toMatchObject({ actor: 'readFile', input: { file, choice: {} } });
  },
  'choosing: file.submit stays, and says that there is no file': () => {
    const upload = startUpload();
    upload.actor.send(submit);
    expect(upload.at()).toBe('choosing');
    expect(upload.context().problem).toEqual({ kind: 'no-file', message: 'No file selected for upload.' });
  },
  'choosing: upload.cancel -> cancelled': () => {
    const upload = startUpload();
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
