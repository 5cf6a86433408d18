import { expect } from 'vitest';
import { nextQuestion } from '../../../src/machines/upload-questions';
import {
  cancel,
  file,
  known,
  leaveOut,
  oneQuestion,
  other,
  priced,
  submit,
  to,
  unknown,
  valid,
} from './controlled-upload';

async function rereading() {
  const upload = await to.ready(1);
  upload.actor.send({ type: 'options.change', options: { decimalSeparator: 'comma' } });
  return upload;
}

/** A test of every transition of the preview. */
export const previewWalks: Readonly<Record<string, () => Promise<void> | void>> = {
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
  'previewing: template.saved stays, with the template in use': async () => {
    const upload = await to.ready();
    upload.actor.send({ type: 'template.saved', name: 'Wilo' });
    expect(upload.at()).toBe('previewing.ready');
    expect(upload.context().options).toEqual({ template: 'Wilo' });
  },
  'previewing: prefersPreviewedRows.change stays, with the choice': async () => {
    const upload = await to.ready();
    upload.actor.send({ type: 'prefersPreviewedRows.change', prefersPreviewedRows: false });
    upload.actor.send(submit);
    await upload.resolve(true);
    expect(upload.context().prefersPreviewedRows).toBe(false);
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
  'previewing.ready: file.submit -> askingPage': async () => {
    const upload = await to.askingPage();
    expect(upload.at()).toBe('previewing.askingPage');
    expect(upload.last().actor).toBe('askPageToSend');
  },
  'previewing.askingPage: done, allowed -> submitting': async () => {
    const upload = await to.submitting();
    expect(upload.at()).toBe('submitting');
    expect(upload.last()).toMatchObject({ actor: 'sendFile', input: { file } });
  },
  'previewing.ready: file.submit with texts to check -> asking': async () => {
    const upload = await to.askingTexts();
    expect(upload.at()).toBe('previewing.asking');
    expect(upload.calls.some(({ actor }) => actor === 'sendFile')).toBe(false);
  },
  'previewing.askingPage: done, prevented -> ready': async () => {
    const upload = await to.askingPage();
    await upload.resolve(false);
    expect(upload.at()).toBe('previewing.ready');
  },
  'previewing.askingPage: error -> ready': async () => {
    const upload = await to.askingPage();
    await upload.reject('a listener threw');
    expect(upload.at()).toBe('previewing.ready');
  },
  'previewing.asking: question.accept -> accepting': async () => {
    const upload = await to.askingRefusable();
    upload.actor.send({ type: 'question.accept' });
    expect(upload.context().acceptedCounts).toEqual({ refusable: 2 });
  },
  'previewing.accepting: with another question -> asking': async () => {
    const upload = await to.askingRefusable();
    upload.actor.send({ type: 'question.accept' });
    expect(upload.at()).toBe('previewing.asking');
    expect(nextQuestion(upload.context())).toBe('texts');
  },
  'previewing.accepting: without one -> askingPage': async () => {
    const upload = await to.askingTexts();
    upload.actor.send({ type: 'question.accept' });
    expect(upload.at()).toBe('previewing.askingPage');
  },
  'previewing.asking: question.decline -> ready': async () => {
    const upload = await to.askingTexts();
    upload.actor.send({ type: 'question.decline' });
    expect(upload.at()).toBe('previewing.ready');
    expect(upload.context().acceptedCounts).toEqual({});
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
  'previewing.checking: done, rows left out -> askingPage': async () => {
    const upload = await to.recheckingRest();
    await upload.resolve({ checked: valid, errors: 0 });
    expect(upload.at()).toBe('previewing.askingPage');
  },
  'previewing: pricing.open with rules for costs -> pricing': async () => {
    const upload = await to.mapping();
    upload.actor.send({ type: 'options.change', options: priced.options });
    await upload.resolve(priced);
    upload.actor.send({ type: 'pricing.open' });
    expect(upload.at()).toBe('pricing');
    expect(upload.context().mapping?.costColumns).toEqual([1]);
  },
};
