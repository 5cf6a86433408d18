import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Real spreadsheets for tests, in a folder beside the checkout, if present. */
export const corpus = fileURLToPath(new URL('../../shared/data/', import.meta.url));

/** Tests of those spreadsheets. Fixtures made by code prove the same. */
const corpusTests = ['tests/sheet/*.corpus.test.ts'];

/**
 * The tests of `npm test`, by project of vitest: the ones that prove the product within six minutes on two cores.
 * `npm run test:all` and `npm test -- <path>` also run the files excluded here.
 */
export const selection = {
  unit: {
    include: ['{src,demo,scripts,tools}/**/*.test.{ts,tsx}', 'tests/{sheet,upload,requirements}/**/*.test.ts'],
    exclude: corpusTests,
  },
  contract: {
    include: ['tests/contract/**/*.test.ts', 'tests/api/**/*.test.ts'],
    exclude: [
      'tests/contract/**/*.postgres.test.ts',
      // They start, kill or back up servers in other processes, or have parts on PostgreSQL.
      'tests/contract/crashes/*.test.ts',
      'tests/contract/operation/{backup,one-process,start-and-stop}.test.ts',
      'tests/contract/accounts/{first-sign-in,roles}.test.ts',
      'tests/contract/mail/mail.test.ts',
      'tests/contract/prices/upload-many.test.ts',
      // Tests of the client in a browser.
      'tests/api/*.browser.test.ts',
    ],
  },
  browser: {
    include: [
      // The element contract of all areas.
      'tests/element/areas.test.ts',
      // One journey per area: login, register, approval, reset and profile; companies, products, prices, users; header, quotes.
      'tests/e2e/accounts/customer-life.test.ts',
      'tests/e2e/*/{company,product,price,user}-journey.test.ts',
      'tests/ui/header.test.ts',
      // An upload with review.
      'tests/e2e/uploads/upload-journey.test.ts',
      // Embedding pages, one of them under a strict Content-Security-Policy.
      'tests/e2e/embedding/embed-pages.test.ts',
      // The documentation and the manifest are up to date, and the package is not too large.
      'tests/package/{docs,manifest,entries,weight,list-kit}.test.ts',
    ],
    exclude: [],
  },
  engines: { include: ['tests/engines/*.test.ts'], exclude: [] },
} as const;

/** All test files, by project. */
export const everything = {
  unit: { include: selection.unit.include, exclude: existsSync(corpus) ? [] : corpusTests },
  contract: { include: selection.contract.include, exclude: [] },
  browser: { include: ['tests/{ui,element,e2e,package,support,back-ends,faults}/**/*.test.ts'], exclude: [] },
  engines: selection.engines,
} as const;

/** Whether only the selection runs: `npm test` sets TESTS=selection. Tests on PostgreSQL are excluded then. */
export const isSelection = process.env.TESTS === 'selection';
