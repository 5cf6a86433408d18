import type { Page } from 'playwright';

/**
 * Runs an expression of the page's own script, with the exports of `/embed/pricebook.js` as `pricebook`. A text, because the
 * test runner rewrites the imports of functions.
 */
export const withPricebook = (page: Page, expression: string): Promise<unknown> =>
  page.evaluate(`import('/embed/pricebook.js').then((pricebook) => { ${expression}; })`);
