import { currencies } from '../../../src/wire/price-levels';
import type { App } from '../app/app';
import type { NetworkProxy } from '../app/proxy';
import type { OpenPage } from '../pages/open-prices';
import { createPerformer } from './perform-action';
import type { PriceSession } from './price-actions';
import { openPricesOfModel, type PriceDriver } from './price-driver';

interface Place {
  readonly openPage: OpenPage;
  readonly app: App;
  readonly proxy: NetworkProxy;
}

let sessions = 0;

/**
 * Does the actions of a session in a new page, and compares what is stored and shown with the model: when the session waits, at its end and
 * after a reload. Throws an error that names what was done.
 */
export async function runSession({ openPage, app, proxy }: Place, session: PriceSession): Promise<void> {
  const { latency, slowdown, actions } = session;
  sessions += 1;
  await proxy.restore();
  const driver = await openPricesOfModel(openPage, app, { at: proxy.url, prefix: `RANDOM-${sessions}-`, slowdown });
  // After an upload the list has no version of its records until it is loaded again: the next save reads it from the refusal.
  driver.expectComplaints(/409 .*updatePrice/);
  if (latency > 0) proxy.delay(latency, { only: '/api/' });
  const done: string[] = [];
  try {
    const { perform, settle } = createPerformer(driver, (text) => done.push(text));
    for (const action of actions) await perform(action);
    await settle();
    done.push('load the page again');
    await driver.reload();
    for (const currency of currencies) {
      await driver.showPart(currency);
      await settle();
    }
  } catch (cause) {
    const told = [`latency ${latency}, CPU / ${slowdown}`, ...done, String(cause), ...(await stateOf(driver))];
    throw new Error(told.join('\n'), { cause });
  } finally {
    await driver.context.close();
  }
}

const stateOf = async ({ prices, host, complaints, differences }: PriceDriver) => [
  ...(await differences().catch(() => [])),
  ...(await prices.list.getByRole('dialog').allInnerTexts()).map((text) => `dialog: ${text}`),
  ...(await host.message(/./).allInnerTexts()).map((text) => `message: ${text}`),
  ...complaints,
];
