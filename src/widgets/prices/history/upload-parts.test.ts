import { expect, test } from 'vitest';
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
  return chosen && uploadPartsOf(chosen, uploads).map((one) => uploads.indexOf(one));
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
