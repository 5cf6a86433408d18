import * as v from 'valibot';
import { onTestFinished } from 'vitest';
import type { WidgetHost } from '../../../src/embed/widget';
import type { Answer } from '../../../src/machines/price-change.types';
import type { CellText } from '../../../src/widgets/prices/block/block.types';
import { changePrice, setBackPrice } from '../../../src/widgets/prices/in-place/change-price';
import type { PriceQuestion } from '../../../src/widgets/prices/in-place/change-price.types';
import type { UndoableChange } from '../../../src/widgets/prices/in-place/undo-history';
import { createUnsavedPrices } from '../../../src/widgets/prices/in-place/unsaved-prices';
import { priceRecordSchema } from '../../../src/wire/price';
import type { PriceKey } from '../../../src/wire/price-levels';
import { type Backend, startBackend } from '../../api/backend';
import { listHost } from './list-host';

export const patches = ({ got }: Backend) => got.filter(({ method }) => method === 'PATCH');

export type Fields = Readonly<Record<string, string | number>>;

const body = v.object({
  VERSION: v.number(),
  PRICES: v.object({ AUD: v.array(v.string()), USD: v.array(v.string()) }),
});

/** A list of one record, on a back end that refuses changes of older versions. */
export async function listOfOne(prices: Fields) {
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
  const revertedAsBlock: UndoableChange[] = [];
  const revertBlock = async (undoable: UndoableChange) => void revertedAsBlock.push(undoable);
  const ask = async ({ text }: PriceQuestion) => {
    questions.push(text);
    return answer;
  };
  await list.reload();
  /** Enters a price in a row that was shown before; the current one by default. */
  const change = (key: PriceKey, text: string, row = read()) =>
    unsaved.save({ id: 1, sku: 'A-1', key, text, from: row[key] }, () =>
      changePrice({ host: hostOfTest, unsaved, ask, revertBlock }, row, key, text),
    );
  const reviewed: Omit<CellText, 'record'>[] = [];
  const review = ({ key, text }: CellText) => reviewed.push({ key, text });
  /** Sets a price back from the one that the user has seen. */
  const setBack = (key: PriceKey, from: string, to: string, stillHasNewPrice = true) =>
    unsaved.save({ id: 1, sku: 'A-1', key, text: to, from }, () =>
      setBackPrice(
        { host: hostOfTest, unsaved, ask, revertBlock },
        { id: 1, sku: 'A-1', key, from, to },
        { stillHasNewPrice, review },
      ),
    );
  return {
    setBack,
    reviewed,
    revertedAsBlock,
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
