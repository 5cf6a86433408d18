import { expect, test } from 'vitest';
import { listOfOne, patches } from '../../../../tests/support/app/list-of-one';

test('a failed save names the price, which the list no longer shows', { tags: 'LL07' }, async () => {
  const { change, list, unsaved, titles, messages, backend } = await listOfOne({ SP_AUD_01: '10' });
  await backend.close();
  const changed = change('SP_AUD_01', '11');
  expect(unsaved.withUnsaved(list.loaded.peek())?.items).toMatchObject([{ SP_AUD_01: '11' }]);
  await changed;
  expect(unsaved.withUnsaved(list.loaded.peek())?.items).toMatchObject([{ SP_AUD_01: '10' }]);
  expect(titles).toEqual(['SP - AUD - 01 of A-1: 11.00']);
  expect(messages).toEqual([expect.stringMatching(/^error: Error in network connection/)]);
});

test('prices entered in one row are saved one after the other', { tags: 'LL05' }, async () => {
  const { change, list, read, questions, backend, unsaved } = await listOfOne({ SP_AUD_01: '10', SP_AUD_02: '9' });
  const row = read();
  const changes = [change('SP_AUD_01', '11', row), change('SP_AUD_02', '9.5', row), change('SP_AUD_01', '11.5', row)];
  expect(unsaved.withUnsaved(list.loaded.peek())?.items).toMatchObject([{ SP_AUD_01: '11.5', SP_AUD_02: '9.5' }]);
  await Promise.all(changes);
  expect(read()).toMatchObject({ SP_AUD_01: '11.5', SP_AUD_02: '9.50' });
  expect(questions).toEqual([]);
  expect(patches(backend).map(({ body }) => JSON.parse(body).VERSION)).toEqual([1, 2, 3]);
});

test('a change of another price by someone else needs no question', { tags: 'LL07' }, async () => {
  const { change, read, write, questions, backend } = await listOfOne({ SP_AUD_01: '10', SP_AUD_02: '9' });
  const row = read();
  write({ SP_AUD_01: '10', SP_AUD_02: '9.5' });
  await change('SP_AUD_01', '11', row);
  expect(read()).toMatchObject({ SP_AUD_01: '11', SP_AUD_02: '9.50' });
  expect(questions).toEqual([]);
  expect(patches(backend)).toHaveLength(2);
});

test('a price that someone else changed while it was typed asks', { tags: 'LL07' }, async () => {
  const { change, list, read, write, questions } = await listOfOne({ SP_AUD_01: '10' });
  const row = read();
  write({ SP_AUD_01: '10.5' });
  await list.reload();
  await change('SP_AUD_01', '11', row);
  expect(questions).toEqual(['SP - AUD - 01 of A-1 is now 10.50. Nothing was saved yet. Yours is 11.00.']);
});

test('a stale change that only the form can make says so', { tags: 'LL07' }, async () => {
  const { list, change, write, messages, questions, backend } = await listOfOne({ SP_AUD_01: '10', SP_AUD_02: '9' });
  const stale = change('SP_AUD_02', '8');
  write({ SP_AUD_01: '10', SP_AUD_03: '7' });
  await stale;
  expect(messages).toEqual([
    'warning: Nothing was saved: this price can no longer be changed in the list. Edit it in the form.',
  ]);
  expect(questions).toEqual([]);
  expect(patches(backend)).toHaveLength(1);
  expect(list.loaded.peek()?.items).toMatchObject([{ SP_AUD_02: '', SP_AUD_03: '7' }]);
});
