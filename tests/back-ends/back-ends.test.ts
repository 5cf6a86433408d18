import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { type RunningServer, startHostPage } from '../../demo/server/server';
import { storeSession } from '../support/app/app';
import { freshPages } from '../support/app/browser';
import { type BackEnd, startBackEnd } from './back-end';
import { companies, history, type Journey, prices, products, profile, signInAndOut, uploads, users } from './journeys';
import { sessionToken } from './store';
import { combined, variants } from './variant';

const openPage = freshPages();
// `npm run back-ends` runs all variants; the one that combines them runs with the other tests.
const chosen = process.env.BACK_ENDS === 'all' ? variants : [combined];

describe.each(chosen)('a back end with $name', { tags: 'KB02' }, (variant) => {
  let backEnd: BackEnd;
  let host: RunningServer;
  beforeAll(async () => {
    backEnd = await startBackEnd(variant);
    host = await startHostPage(backEnd.url, {});
  });
  beforeEach(() => backEnd.reset());
  afterAll(() => Promise.all([host.close(), backEnd.close()]));

  async function open(): Promise<Journey> {
    const { page, expectComplaints } = await openPage();
    // The page asks once whether there is a history of prices.
    if (!variant.history) expectComplaints(/status of 404 .*getPriceUploads/);
    expectComplaints(variant.conflicts ? /status of (401|409)/ : /status of 401/);
    return { page, host: host.url, backEnd };
  }
  async function openSignedIn(): Promise<Journey> {
    const journey = await open();
    const session = { accessToken: sessionToken, userInfo: { ...backEnd.store().person } };
    await storeSession(journey.page, session, backEnd.url);
    return journey;
  }

  test('signs in and out', async () => signInAndOut(await open()));
  test('lists, creates, edits and deletes products', async () => products(await openSignedIn()));
  test('lists, creates, edits and deletes companies', async () => companies(await openSignedIn()));
  test('lists, creates, edits and deletes users', async () => users(await openSignedIn()));
  test('lists, creates, edits and deletes prices', { tags: 'RH06' }, async () => prices(await openSignedIn()));
  test('uploads files with a review', { tags: 'RH22' }, async () => uploads(await openSignedIn()));
  test.runIf(variant.history)('reads the history of prices and takes an upload back', async () =>
    history(await openSignedIn()),
  );
  test('changes the profile', async () => profile(await openSignedIn()));
});
