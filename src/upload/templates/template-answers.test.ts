import { expect, it } from 'vitest';
import { checkedFile, readingOf } from '../../../tests/upload/text-file';
import type { ReadingOptions } from '../../machines/reading.types';
import { nextQuestion } from '../../machines/upload-questions';
import { firstAnswers, questionsOf, withAnswers } from './template-answers';
import { matchTemplate, templateContentOf } from './template-content';

const options: ReadingOptions = { header: 0, columns: ['MAIN_SKU', 'SP_AUD_01'] };
const lines = ['Artikel;Preis EUR', 'A;5', ';6'];

it('A template keeps the answers to the questions before sending, as the user says', { tags: 'QC99' }, async () => {
  const { checked } = await checkedFile(lines, options);
  const questions = questionsOf(checked, options);
  expect(questions).toMatchObject({ refusable: [{ kind: 'missing-key' }], unrated: ['EUR'] });
  const leftOut = { ...options, exclusions: { kinds: ['no-sku', 'section', 'unknown-sku', 'ambiguous-sku'] } };
  expect(withAnswers(options, questions, firstAnswers(options, checked))).toEqual(leftOut);
  const kept = withAnswers(options, questions, { leavesRefusableOut: true, storesUnrated: true });
  expect(kept).toEqual({ ...leftOut, unratedCurrencies: ['EUR'] });

  const content = templateContentOf(await readingOf(lines, options).open(), kept);
  const next = content && matchTemplate(content, await readingOf(lines).open())?.options;
  if (next === undefined) throw new Error('There is no template');
  const later = await checkedFile(lines, next);
  expect(nextQuestion({ checked: later.checked, options: next, acceptedCounts: {} })).toBeUndefined();
  // Saved again, the template has the same answer, unless the user takes it back.
  const again = questionsOf(later.checked, next);
  expect(withAnswers(next, again, firstAnswers(next, later.checked)).unratedCurrencies).toEqual(['EUR']);
  const takenBack = { ...firstAnswers(next, later.checked), storesUnrated: false };
  expect(withAnswers(next, again, takenBack)).not.toHaveProperty('unratedCurrencies');
  // Nobody has allowed a currency that is new in a later file.
  const withPounds = await checkedFile(['Artikel;Preis GBP', 'A;5'], next);
  expect(withPounds.checked.unrated.currencies).toEqual(['GBP']);
  expect(firstAnswers(next, withPounds.checked).storesUnrated).toBe(false);
});
