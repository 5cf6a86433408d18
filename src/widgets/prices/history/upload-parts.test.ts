import { expect, test } from 'vitest';
import { asFileName } from '../../../upload/rule-name-parts';
import { partName } from '../../../upload/session/part-name';
import type { RecordedUpload } from '../../../wire/price-history';
import { uploadPartsOf } from './upload-parts';

let ids = 0;
const upload = (name: string, changes: Partial<RecordedUpload> = {}): RecordedUpload => ({
  ...{
    id: ++ids,
    fileName: `${name}.xlsx`,
    encoding: '',
    at: '',
    by: 'Ada',
    created: 0,
    changed: 1,
    pending: 0,
    takenBack: undefined,
  },
  ...changes,
});
const list = (...names: readonly string[]) => names.map((name) => upload(name));
const namesOf = (uploads: readonly RecordedUpload[], at: number) => {
  const chosen = uploads[at];
  return chosen && uploadPartsOf(chosen, uploads).parts.map((one) => uploads.indexOf(one));
};

test('the uploads of one change are found from each of them', { tags: 'NC66' }, () => {
  const uploads = list('supplier', '+3 % (3 of 3)', 'other', '+3 % (2 of 3)', '+3 % (1 of 3)', '+3 % (2 of 2)');
  for (const at of [1, 3, 4]) expect(namesOf(uploads, at)).toEqual([1, 3, 4]);
  expect(namesOf(uploads, 0)).toEqual([0]);
  expect(namesOf(uploads, 5)).toEqual([5]);
});

test('the same change made twice, or by another user, stays apart', { tags: 'NC66' }, () => {
  const twice = list('+3 % (2 of 2)', '+3 % (1 of 2)', '+3 % (2 of 2)', '+3 % (1 of 2)');
  expect(namesOf(twice, 1)).toEqual([0, 1]);
  expect(namesOf(twice, 2)).toEqual([2, 3]);
  const another = [upload('+3 % (2 of 2)', { by: 'Bo' }), upload('+3 % (1 of 2)')];
  expect(namesOf(another, 1)).toEqual([1]);
  const takenBack = [upload('+3 % (2 of 2)', { takenBack: { at: '', by: 'Bo' } }), upload('+3 % (1 of 2)')];
  expect(namesOf(takenBack, 1)).toEqual([1]);
});

test('a change that broke off and was sent again has its own parts', { tags: 'NC66' }, () => {
  const brokenOff = list('+3 % (3 of 3)', '+3 % (2 of 3)', '+3 % (1 of 3)', '+3 % (1 of 3)');
  expect(namesOf(brokenOff, 3)).toEqual([3]);
  expect(namesOf(brokenOff, 1)).toEqual([0, 1, 2]);
  const withTakenBack = [
    upload('+3 % (3 of 3)'),
    upload('+3 % (2 of 3)', { takenBack: { at: '', by: 'Bo' } }),
    upload('+3 % (1 of 3)'),
  ];
  expect(namesOf(withTakenBack, 2)).toEqual([0, 2]);
});

test('parts are found whatever the language in which they were sent', { tags: 'NC66' }, () => {
  const sent = [3, 2, 1].map((part) => partName('+3 % auf AUD 01', part, 3));
  const uploads = list('AUD 01 提高 3 % (2 of 2)', ...sent, 'AUD 01 提高 3 % (1 of 2)');
  expect(namesOf(uploads, 2)).toEqual([1, 2, 3]);
  expect(namesOf(uploads, 0)).toEqual([0, 4]);
  // A file name has no slash.
  expect(sent.filter((name) => asFileName(name) !== name)).toEqual([]);
  const months = list('prices (2026 of 11)', 'prices (2025-11)');
  expect(namesOf(months, 0)).toEqual([0]);
});

test('older parts may follow the loaded uploads until part 1 or a break', { tags: 'GC20' }, () => {
  const mayFollow = (...names: readonly string[]) => {
    const uploads = list(...names);
    return uploads.map((upload) => uploadPartsOf(upload, uploads).mayHaveOlder);
  };
  expect(mayFollow('other', '+3 % (3 of 3)')).toEqual([false, true]);
  expect(mayFollow('+3 % (3 of 3)', '+3 % (2 of 3)', 'other')).toEqual([true, true, false]);
  expect(mayFollow('+3 % (3 of 3)', '+3 % (2 of 3)', '+3 % (1 of 3)')).toEqual([false, false, false]);
  // Part 2 of an earlier attempt, whose own part 1 may follow.
  expect(mayFollow('+3 % (2 of 2)', '+3 % (2 of 2)')).toEqual([false, true]);
  const takenBack = [
    upload('+3 % (3 of 3)'),
    upload('+3 % (2 of 3)', { takenBack: { at: '', by: 'Bo' } }),
    upload('+3 % (1 of 3)', { takenBack: { at: '', by: 'Bo' } }),
  ];
  expect(takenBack.slice(0, 1).map((one) => uploadPartsOf(one, takenBack).mayHaveOlder)).toEqual([false]);
  expect(takenBack.slice(0, 1).map((one) => uploadPartsOf(one, takenBack.slice(0, 2)).mayHaveOlder)).toEqual([true]);
});
