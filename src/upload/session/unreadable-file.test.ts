import { afterEach, expect, test } from 'vitest';
import { ApiError } from '../../api/transport/errors';
import { language as german } from '../../locales/de';
import { replaceMessages } from '../../texts/define-messages';
import { sendProblem } from './upload-problem';

afterEach(() => replaceMessages([]));

const refused = (data: unknown) => new ApiError('refused', 'As it came.', { status: 415, data });
const shown = (data: unknown) => sendProblem(refused(data), 100).problem.message;

test('a file that the back end cannot read is refused in the language of the page', { tags: 'OK20' }, async () => {
  const { sheetFailure } = await german.importPart.uploads();
  replaceMessages([{ sheetFailure }]);
  expect(shown({ cause: 'encrypted', details: [] })).toMatch(/^Die Datei ist durch ein Passwort geschützt/);
  expect(shown({ cause: 'wrong-type', details: ['a PDF document'] })).toMatch(/^Das ist ein PDF-Dokument/);
  expect(shown({ cause: 'cell-too-long', details: [null] })).toMatch(/^Eine Zelle/);
});

test('what is not known of the cause leaves the message as it came', () => {
  expect(
    [{ cause: 'wrong-type' }, { cause: 'other', details: [] }, { cause: 'wrong-type', details: [] }, null].map(shown),
  ).toEqual(Array.from({ length: 4 }, () => 'As it came.'));
});
