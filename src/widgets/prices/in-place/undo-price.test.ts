import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { type Backend, startBackend } from '../../../../tests/api/backend';
import { listHost } from '../../../../tests/support/app/list-host';
import type { WidgetHost } from '../../../embed/widget';
import type { Answer } from '../../../machines/price-change.types';
import { priceRecordSchema } from '../../../wire/price';
import type { PriceKey } from '../../../wire/price-levels';
import type { CellText } from '../block/block.types';
import { changePrice, setBackPrice } from './change-price';
import type { PriceQuestion } from './change-price.types';
import { createUnsavedPrices } from './unsaved-prices';

const patches = ({ got }: Backend) => got.filter(({ method }) => method === 'PATCH');

type Fields = Readonly<Record<string, string | number>>;

const body = v.object({
  VERSION: v.number(),
  PRICES: v.object({ AUD: v.array(v.string()), USD: v.array(v.string()) }),
});

/** A list of one record, on a back end that refuses changes of older versions. */
async function listOfOne(prices: Fields) {
  let stored: Fields = { ID: 1, VERSION: 1, MAIN_SKU: 'A-1', ...prices };
  let duringNextRequest: (() => void) | undefined;
  const backend = await startBackend(({ url, body: text }) => {
    if (url.endsWith('getPrice')) return { json: { status: 200, message: '', data: { items: [stored] } } };
    duringNextRequest?.();
    duringNextRequest = undefined;
    const { VERSION, PRICES } = v.parse(body, JSON.parse(text));
    if (VERSION !== stored.VERSION) return { status: 409, json: { status: 409, message: 'Changed.', data: stored } };
    write(Object.fromEntries(PRICES.AUD.map((price, index) => [`SP_AUD_0${index + 1}`, price])));
    return { json: { status: 200, message: 'Saved.', data: null } };
  });
  onTestFinished(backend.close);
  function write(changed: Fields) {
    stored = { ID: 1, VERSION: Number(stored.VERSION) + 1, MAIN_SKU: 'A-1', ...changed };
  }
  const read = () => v.parse(priceRecordSchema, stored);
  const { host, session, list, messages } = listHost(backend.url, read(), read);
  const unsaved = createUnsavedPrices(list, host.client.apiBase);
  const titles: (string | undefined)[] = [];
  const undos: (() => void)[] = [];
  const questions: string[] = [];
  const hostOfTest: WidgetHost = {
    ...host,
    toast: (message) => {
      host.toast(message);
      titles.push(message.title);
      if (message.action === undefined) return;
      if (isUndoneAtOnce) message.action.onPick();
      else undos.push(message.action.onPick);
      isUndoneAtOnce = false;
    },
  };
  let answer: Answer = 'cancelled';
  let isUndoneAtOnce = false;
  const ask = async ({ text }: PriceQuestion) => {
    questions.push(text);
    return answer;
  };
  await list.reload();
  /** Enters a price in a row that was shown before; the current one by default. */
  const change = (key: PriceKey, text: string, row = read()) =>
    unsaved.save({ id: 1, sku: 'A-1', key, text, from: row[key] }, () =>
      changePrice({ host: hostOfTest, unsaved, ask }, row, key, text),
    );
  const reviewed: Omit<CellText, 'record'>[] = [];
  const review = ({ key, text }: CellText) => reviewed.push({ key, text });
  /** Sets a price back from the one that the user has seen. */
  const setBack = (key: PriceKey, from: string, to: string, isUndo = true) =>
    unsaved.save({ id: 1, sku: 'A-1', key, text: to, from }, () =>
      setBackPrice({ host: hostOfTest, unsaved, ask }, { id: 1, sku: 'A-1', key, from, to }, { isUndo, review }),
    );
  return {
    setBack,
    reviewed,
    list,
    host,
    session,
    messages,
    titles,
    unsaved,
    questions,
    read,
    write,
    duringNextRequest: (run: () => void) => {
      duringNextRequest = run;
    },
    change,
    backend,
    keepMine: () => {
      answer = 'confirmed';
    },
    undo: () => undos.at(-1)?.(),
    undoAtOnce: () => {
      isUndoneAtOnce = true;
    },
  };
}

test('Undo restores the price of an unusual change without a question', { tags: 'LL06' }, async () => {
  const { change, undo, questions, read, keepMine } = await listOfOne({ SP_AUD_01: '10', SP_AUD_02: '9' });
  keepMine();
  await change('SP_AUD_01', '100');
  expect(questions).toHaveLength(1);
  undo();
  await expect.poll(read).toMatchObject({ SP_AUD_01: '10', SP_AUD_02: '9.00' });
  expect(questions).toHaveLength(1);
});

test.each(['that the list shows', 'that the list does not show yet', 'made while Undo is sent'])(
  'Undo asks before it overwrites a change by someone else %s',
  { tags: ['LL06', 'LL07'] },
  async (when) => {
    const one = await listOfOne({ SP_AUD_01: '10' });
    const { list, change, undo, questions, read, write, keepMine, messages } = one;
    await change('SP_AUD_01', '11');
    const changeByOther = () => write({ SP_AUD_01: '10.5' });
    if (when === 'made while Undo is sent') one.duringNextRequest(changeByOther);
    else changeByOther();
    if (when === 'that the list shows') await list.reload();
    undo();
    const question = 'SP - AUD - 01 of A-1 is now 10.50. Nothing was saved yet. Yours is 10.00.';
    await expect.poll(() => questions).toEqual([question]);
    await expect.poll(() => list.loading.peek()).toBe(false);
    expect(read()).toMatchObject({ SP_AUD_01: '10.5' });
    expect(messages).toEqual(['success: Saved.']);
    keepMine();
    undo();
    await expect.poll(read).toMatchObject({ SP_AUD_01: '10' });
  },
);

test('Undo moves no other price of a record with new gaps', { tags: 'LL06' }, async () => {
  const { change, undo, questions, read, write, messages, backend } = await listOfOne({ SP_AUD_01: '10' });
  await change('SP_AUD_01', '11');
  write({ SP_AUD_01: '11', SP_AUD_03: '7' });
  undo();
  await expect.poll(() => messages).toHaveLength(2);
  expect(messages.at(-1)).toBe(
    'warning: Nothing was saved: this price can no longer be changed in the list. Edit it in the form.',
  );
  expect(questions).toEqual([]);
  expect(read()).toMatchObject({ SP_AUD_01: '11', SP_AUD_02: '', SP_AUD_03: '7' });
  expect(patches(backend)).toHaveLength(1);
});

test('Undo of an added price names one that was added since', { tags: 'LL06' }, async () => {
  const { change, undo, read, write, messages } = await listOfOne({ SP_AUD_01: '10' });
  await change('SP_AUD_02', '9');
  write({ SP_AUD_01: '10', SP_AUD_02: '9', SP_AUD_03: '8' });
  undo();
  await expect.poll(() => messages).toHaveLength(2);
  expect(messages.at(-1)).toBe(
    'warning: Nothing was saved: another price was added after SP - AUD - 02. Remove SP - AUD - 02 in the form.',
  );
  expect(read()).toMatchObject({ SP_AUD_02: '9', SP_AUD_03: '8' });
});

test('Undo works while the list still shows the previous price', { tags: 'LL06' }, async () => {
  const { change, undoAtOnce, questions, read, messages } = await listOfOne({ SP_AUD_01: '10' });
  undoAtOnce();
  await change('SP_AUD_01', '11');
  await expect.poll(() => messages).toEqual(['success: Saved.', 'success: Saved.']);
  expect(read()).toMatchObject({ SP_AUD_01: '10' });
  expect(questions).toEqual([]);
});

test('Undo needs no list that shows the record', { tags: 'LL06' }, async () => {
  const { list, host, change, undo, read, titles } = await listOfOne({ SP_AUD_01: '10' });
  await change('SP_AUD_01', '11');
  host.client.dispose();
  list.live.page.value = 2;
  undo();
  await expect.poll(read).toMatchObject({ SP_AUD_01: '10' });
  await expect
    .poll(() => titles)
    .toEqual(['SP - AUD - 01 of A-1: 10.00 → 11.00', 'SP - AUD - 01 of A-1 is 10.00 again']);
});

test('Undo says when the price is the previous one already', { tags: 'LL06' }, async () => {
  const { change, undo, write, messages, backend } = await listOfOne({ SP_AUD_01: '10' });
  await change('SP_AUD_01', '11');
  write({ SP_AUD_01: '10' });
  undo();
  await expect.poll(() => messages.at(-1)).toBe('success: This was the stored price already. Nothing had to be saved.');
  expect(patches(backend)).toHaveLength(1);
});

test('Undo of a change by an earlier user is refused', { tags: 'LL06' }, async () => {
  const { change, undo, session, messages, backend } = await listOfOne({ SP_AUD_01: '10' });
  await change('SP_AUD_01', '11');
  session.value = { accessToken: 'ben', userInfo: { EMAIL: 'ben@example.test' } };
  undo();
  await expect.poll(() => messages.at(-1)).toBe('warning: Another user is signed in now. Nothing was saved.');
  expect(patches(backend)).toHaveLength(1);
});

test('Undo says when it cannot read the record', { tags: 'LL06' }, async () => {
  const { change, undo, titles, messages, backend } = await listOfOne({ SP_AUD_01: '10' });
  await change('SP_AUD_01', '11');
  await backend.close();
  undo();
  await expect.poll(() => messages.at(-1)).toBe('error: Error in network connection');
  expect(titles.at(-1)).toBe('SP - AUD - 01 of A-1: 10.00');
});

test('a failed save names the price, which the list no longer shows', { tags: 'LL07' }, async () => {
  const { change, list, unsaved, titles, messages, backend } = await listOfOne({ SP_AUD_01: '10' });
  await backend.close();
  const changed = change('SP_AUD_01', '11');
  expect(unsaved.withPrices(list.loaded.peek())?.items).toMatchObject([{ SP_AUD_01: '11' }]);
  await changed;
  expect(unsaved.withPrices(list.loaded.peek())?.items).toMatchObject([{ SP_AUD_01: '10' }]);
  expect(titles).toEqual(['SP - AUD - 01 of A-1: 11.00']);
  expect(messages).toEqual([expect.stringMatching(/^error: Error in network connection/)]);
});

test('prices entered in one row are saved one after the other', { tags: 'LL05' }, async () => {
  const { change, list, read, questions, backend, unsaved } = await listOfOne({ SP_AUD_01: '10', SP_AUD_02: '9' });
  const row = read();
  const changes = [change('SP_AUD_01', '11', row), change('SP_AUD_02', '9.5', row), change('SP_AUD_01', '11.5', row)];
  expect(unsaved.withPrices(list.loaded.peek())?.items).toMatchObject([{ SP_AUD_01: '11.5', SP_AUD_02: '9.5' }]);
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
