import { expect, test } from 'vitest';
import { type Fields, listOfOne, patches } from '../../../../tests/support/app/list-of-one';
import type { PriceKey } from '../../../wire/price-levels';

test('A price is set back without a question as long as nobody has changed it since', { tags: 'NH02' }, async () => {
  const { setBack, undo, questions, read, titles, keepMine } = await listOfOne({ SP_AUD_01: '100', SP_AUD_02: '9' });
  keepMine();
  await setBack('SP_AUD_01', '100', '10');
  expect(read()).toMatchObject({ SP_AUD_01: '10', SP_AUD_02: '9.00' });
  expect([questions, titles]).toEqual([[], ['SP - AUD - 01 of A-1: 100.00 → 10.00']]);
  undo();
  await expect.poll(read).toMatchObject({ SP_AUD_01: '100' });
  // An earlier change is set back.
  await setBack('SP_AUD_01', '100', '10', false);
  expect(questions).toEqual([expect.stringMatching(/from 100\.00 to 10\.00 \(−90\.0\s%\)/)]);
  expect(read()).toMatchObject({ SP_AUD_01: '10' });
});

test('Setting back asks before it overwrites a change by someone else', { tags: 'NH02' }, async () => {
  const { setBack, questions, read } = await listOfOne({ SP_AUD_01: '12' });
  await setBack('SP_AUD_01', '11', '10');
  expect(questions).toEqual(['SP - AUD - 01 of A-1 is now 12.00. Nothing was saved yet. Yours is 10.00.']);
  expect(read()).toMatchObject({ SP_AUD_01: '12', VERSION: 1 });
});

test('The last price of a currency is set back to none after a question', { tags: 'NH02' }, async () => {
  const { setBack, questions, read, keepMine } = await listOfOne({ SP_AUD_01: '10', SP_AUD_02: '9' });
  await setBack('SP_AUD_02', '9', '');
  expect(questions).toHaveLength(1);
  expect(read()).toMatchObject({ SP_AUD_02: '9' });
  keepMine();
  await setBack('SP_AUD_02', '9', '');
  expect(read()).toMatchObject({ SP_AUD_01: '10.00', SP_AUD_02: '' });
});

test.each<readonly [string, Fields, PriceKey, string]>([
  ['would leave a gap', { SP_AUD_01: '10', SP_AUD_02: '9' }, 'SP_AUD_01', ''],
  ['meets a gap', { SP_AUD_02: '9' }, 'SP_AUD_02', '8'],
  ['is beyond the next level', { SP_AUD_01: '10' }, 'SP_AUD_03', '8'],
])('Setting back is reviewed first where it %s', { tags: 'NH02' }, async (_, prices, key, to) => {
  const { setBack, reviewed, questions, backend } = await listOfOne(prices);
  await setBack(key, String(prices[key] ?? ''), to);
  expect(reviewed).toEqual([{ key, text: to }]);
  expect([questions, patches(backend)]).toEqual([[], []]);
});
