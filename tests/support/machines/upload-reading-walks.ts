import { expect } from 'vitest';
import {
  cancel,
  draft,
  file,
  other,
  previous,
  priced,
  review,
  startUpload,
  submit,
  to,
  unknown,
} from './controlled-upload';

/** A test of every transition from the choice of a file to its preview. */
export const readingWalks: Readonly<Record<string, () => Promise<void> | void>> = {
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
    expect(upload.at()).toBe('reviewing.choosingChanges');
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
  'reading: products.report stays, and counts the products until the file is read': async () => {
    const upload = to.reading();
    upload.actor.send({ type: 'products.report', products: 2000 });
    expect(upload.at()).toBe('reading');
    expect(upload.context().productsLoaded).toBe(2000);
    await upload.resolve({ ...unknown, matchProblem: 'The connection failed.' });
    expect(upload.context()).toMatchObject({ productsLoaded: undefined, matchProblem: 'The connection failed.' });
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
  'mapping: pricing.open with a column of costs -> pricing': async () => {
    const upload = await to.mapping();
    upload.actor.send({ type: 'pricing.open' });
    expect(upload.at()).toBe('mapping');
    expect((await to.pricing()).at()).toBe('pricing');
  },
  'pricing: pricing.change stays, with the typed rules': async () => {
    const upload = await to.pricing();
    upload.actor.send({ type: 'pricing.change', drafts: [draft] });
    expect(upload.at()).toBe('pricing');
    expect(upload.context().costDrafts).toEqual([draft]);
  },
  'pricing: options.change -> reading, with the rules and what was typed': async () => {
    const upload = await to.pricing();
    upload.actor.send({ type: 'pricing.change', drafts: [draft] });
    upload.actor.send({ type: 'options.change', options: priced.options });
    expect(upload.at()).toBe('reading');
    expect(upload.last().input).toEqual({ file, options: priced.options });
    expect(upload.context().costDrafts).toEqual([draft]);
  },
  'pricing: pricing.close -> mapping, with what was typed': async () => {
    const upload = await to.pricing();
    upload.actor.send({ type: 'pricing.change', drafts: [draft] });
    upload.actor.send({ type: 'pricing.close' });
    expect(upload.at()).toBe('mapping');
    expect(upload.context()).toMatchObject({ costDrafts: [draft], mapping: { costColumns: [1] } });
  },
  'pricing: file.choose -> reading, without what was typed': async () => {
    const upload = await to.pricing();
    upload.actor.send({ type: 'pricing.change', drafts: [draft] });
    upload.actor.send({ type: 'file.choose', file: other });
    expect(upload.last().input).toEqual({ file: other, options: {} });
    expect(upload.context().costDrafts).toBeUndefined();
  },
  'pricing: upload.cancel -> cancelled': async () => {
    const upload = await to.pricing();
    upload.actor.send(cancel);
    expect(upload.at()).toBe('cancelled');
  },
};
