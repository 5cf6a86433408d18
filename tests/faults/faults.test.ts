import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startHostPage } from '../../demo/server/server';
import { type BackEnd, startBackEnd } from '../back-ends/back-end';
import { sessionToken } from '../back-ends/store';
import { launchBrowser } from '../support/app/browser';
import { type FaultyCall, titleOf } from './call.types';
import { faultyCalls } from './calls';
import { playCell } from './cell';
import { supplierTemplate } from './edit-calls';
import { type Canned, type FaultServer, startFaultServer } from './fault-server';
import { type Fault, faults } from './faults';
import { historyResponses } from './history-calls';

/** The calls that the back end does not have, and the companies for a mailed link. */
const canned: Canned = {
  ...historyResponses,
  'POST auth/forgotPassword': { status: 200 },
  'POST auth/resetPassword': { status: 200 },
  'POST auth/register': { status: 201 },
  'POST auth/resetPassVerify': { status: 200 },
  'POST users/singlePageApproval': { status: 200 },
  'POST product/uploadFile': { status: 200, data: { fileUrl: 'https://pictures.example/court.png' } },
  'GET price/getUploadTemplates': { status: 200, data: [supplierTemplate] },
  'POST price/addTemplateArticles': { status: 200 },
  'POST price/saveUploadTemplate': { status: 200 },
  'GET company/getCompanyList Bearer link-token': { status: 200, data: [{ ID: 1, COMPANY_NAME: 'Courts' }] },
};

/** Reads whose responses have no list of records, which could have another shape. */
const withoutList = /auth\/|Filter|filters|Attributes|getPriceCategory|download=1/;
const faultsOf = ({ name, effect }: FaultyCall) =>
  faults.filter(({ damage }) => damage !== 'wrong items' || (effect === 'read' && !withoutList.test(name)));

/** `npm run faults` runs all cells; otherwise each call runs once, with each fault used. */
const cells = faultyCalls.flatMap((call, at) => {
  const possible = faultsOf(call);
  return possible
    .filter((_, index) => process.env.FAULTS === 'all' || index === at % possible.length)
    .map((fault) => ({ call, fault }));
});

let backEnd: BackEnd;
let server: FaultServer;
let host: RunningServer;
type Person = 'signedIn' | 'anonymous';
let pages: Readonly<
  Record<Person | `${Person}, wrong clock` | `${Person}, long limits` | `${Person}, own clock`, Page>
>;
const uncaught: string[] = [];
const messages = new Map<string, string[]>();

beforeAll(async () => {
  backEnd = await startBackEnd({ name: 'plain' });
  server = await startFaultServer(backEnd.url, canned);
  host = await startHostPage(server.url, {});
  const browser = await launchBrowser();
  const open = async (isSignedIn: boolean, limit = 2500) =>
    (await contextOf(await browser.newContext(), isSignedIn, limit)).newPage();
  pages = {
    signedIn: await open(true),
    anonymous: await open(false),
    'signedIn, wrong clock': await withWrongClock(await open(true)),
    'anonymous, wrong clock': await withWrongClock(await open(false)),
    // A busy machine may need longer than the short limit for a response.
    'signedIn, long limits': await open(true, 60_000),
    'anonymous, long limits': await open(false, 60_000),
    'signedIn, own clock': await withOwnClock(await open(true, 60_000)),
    'anonymous, own clock': await withOwnClock(await open(false, 60_000)),
  };
  return () => browser.close();
});
afterAll(async () => {
  await Promise.all([host.close(), server.close(), backEnd.close()]);
  if (process.env.FAULTS === 'all') process.stdout.write(`${listOfMessages()}\n`);
});

/** Sets the time-outs, in milliseconds, and the session if there is one, at the start of each page. */
async function contextOf(context: BrowserContext, isSignedIn: boolean, limit: number): Promise<BrowserContext> {
  context.setDefaultTimeout(60_000);
  context.on('weberror', (error) => uncaught.push(error.error().message));
  const session = isSignedIn
    ? {
        token: sessionToken,
        user: JSON.stringify({ ...backEnd.store().person, CAPABILITIES: ['templates', 'template-articles'] }),
      }
    : undefined;
  await context.addInitScript(
    ({ api, given, limit }) => {
      Reflect.set(globalThis, Symbol.for('pricebook'), new Map([['limits@2', { response: limit, idle: limit }]]));
      localStorage.clear();
      sessionStorage.clear();
      if (!given) return;
      localStorage.setItem(`pricebook.accessToken@${api}`, given.token);
      localStorage.setItem(`pricebook.userInfo@${api}`, given.user);
    },
    { api: server.url, given: session, limit },
  );
  return context;
}

/** A page whose clock the test can put forward. */
async function withOwnClock(page: Page): Promise<Page> {
  await page.clock.install();
  return page;
}

/** A page whose clock is a day behind. */
async function withWrongClock(page: Page): Promise<Page> {
  await page.addInitScript(() => {
    const { now } = Date;
    const day = 86_400_000;
    globalThis.Date = new Proxy(Date, {
      construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now() - day] : given),
      get: (target, key) => (key === 'now' ? () => now() - day : Reflect.get(target, key)),
    });
  });
  return page;
}

/** Each message with the cells that show it. */
function listOfMessages(): string {
  const lines = [...messages].map(
    ([text, shownBy]) => `${text}\n    ${shownBy.length}: ${shownBy.slice(0, 3).join('; ')}`,
  );
  return [`${cells.length} cells: ${faultyCalls.length} calls, ${faults.length} faults.`, ...lines.sort()].join('\n');
}

function pageFor(call: FaultyCall, fault: Fault): Page {
  const person = call.path.startsWith('anonymous ') ? 'anonymous' : 'signedIn';
  if (fault.person === 'has a wrong clock') return pages[`${person}, wrong clock`];
  if (fault.person === 'presses again') return pages[`${person}, own clock`];
  const isWithoutEnd = fault.damage === 'silent' || fault.damage === 'stall';
  return isWithoutEnd ? pages[person] : pages[`${person}, long limits`];
}

async function play(call: FaultyCall, fault: Fault): Promise<void> {
  backEnd.reset();
  uncaught.length = 0;
  const texts = await playCell({ page: pageFor(call, fault), host: host.url, server }, call, fault);
  expect(uncaught).toEqual([]);
  for (const text of texts) messages.set(text, [...(messages.get(text) ?? []), `${titleOf(call)} × ${fault.name}`]);
}

describe('a failing call', { tags: 'KF10' }, () => {
  for (const { call, fault } of cells) test(`${titleOf(call)} × ${fault.name}`, () => play(call, fault));
});
