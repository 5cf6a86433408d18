import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}

/**
 * What axe finds on the page as it stands now, open shadow roots and dialogs included: a line for each rule that is
 * broken, with the first elements that break it. Empty when all is well.
 */
export async function accessibilityFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(source);
  // What is well is left behind: to bring it over takes four times as long as to find it.
  const violations = await page.evaluate(async (tags): Promise<AxeResults['violations']> => {
    return (await window.axe.run({ runOnly: tags, resultTypes: ['violations'] })).violations;
  }, standards);
  return violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    const elements = nodes.slice(0, 3).map(({ target }) => target.flat().join(' >> '));
    return `${id}: ${help}. ${nodes.length} elements: ${elements.join(', ')}. ${first?.failureSummary ?? ''}`;
  });
}
