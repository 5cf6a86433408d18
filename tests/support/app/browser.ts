import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterEach, expect } from 'vitest';
import { findChromium } from '../../../scripts/chromium.mjs';
import { watchWire } from '../wire-check/watch-wire';

const quietArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Starts the machine's Chromium without a window. Throws when there is none. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('No Chromium was found: run `npm test` once, or set CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: quietArguments });
}

/** A page in a new context, with its errors. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors, uncaught errors and CSP reports so far, in order. */
  readonly complaints: readonly string[];
  /** Requests so far that break spec.md section 7, in order. */
  readonly violations: readonly string[];
  /** Allows matching errors, for example of a refused sign-in. */
  expectComplaints(pattern: RegExp): void;
  /** Allows matching violations, for example by the page's own headers. */
  expectOnWire(pattern: RegExp): void;
}

const reportBinding = 'reportPolicyViolation';

/** Collects the errors of a context's pages. */
async function watch(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  await context.exposeFunction(reportBinding, (text: string) => complaints.push(`policy: ${text}`));
  await context.addInitScript((binding) => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(globalThis, binding);
      if (typeof report === 'function') report(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  }, reportBinding);
  return complaints;
}

/** One browser for all files of this process; Playwright closes it when the process exits. */
let browser: Promise<Browser> | undefined;

/**
 * Opens fresh pages for the tests of a file. After each test its pages are closed. They must have had no errors and sent no
 * requests that break spec.md, except those that the test expected.
 */
export function freshPages(): (options?: BrowserContextOptions) => Promise<WatchedPage> {
  const open: { readonly context: BrowserContext; readonly unexpected: () => readonly string[] }[] = [];

  afterEach(async () => {
    const closing = open.splice(0);
    await Promise.all(closing.map(({ context }) => context.close()));
    expect(closing.flatMap(({ unexpected }) => unexpected())).toEqual([]);
  });

  return async (options = {}) => {
    browser ??= launchBrowser();
    // Animations take an eighth of the time. The journeys run with them.
    const usual: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' };
    const context = await (await browser).newContext({ ...usual, ...options });
    // Long enough for a busy machine, on which a step takes ten times as long.
    context.setDefaultTimeout(60_000);
    const complaints = await watch(context);
    const violations = await watchWire(context);
    const expected: RegExp[] = [];
    const expectedOnWire: RegExp[] = [];
    const unexpected = () => [...without(complaints, expected), ...without(violations, expectedOnWire)];
    open.push({ context, unexpected });
    return {
      page: await context.newPage(),
      context,
      complaints,
      violations,
      expectComplaints: (pattern) => expected.push(pattern),
      expectOnWire: (pattern) => expectedOnWire.push(pattern),
    };
  };
}

/** The texts that match no expected pattern. */
const without = (texts: readonly string[], patterns: readonly RegExp[]) =>
  texts.filter((text) => !patterns.some((pattern) => pattern.test(text)));
