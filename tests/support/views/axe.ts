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
 * The violations that axe finds on the page, including open shadow roots and dialogs: a line for each rule, with its first
 * elements.
 */
export async function accessibilityFindings(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Violations only: transferring the passed rules takes four times as long as finding them.
  const violations = await page.evaluate(async (tags): Promise<AxeResults['violations']> => {
    return (await window.axe.run({ runOnly: tags, resultTypes: ['violations'] })).violations;
  }, standards);
  return violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    const elements = nodes.slice(0, 3).map(({ target }) => target.flat().join(' >> '));
    return `${id}: ${help}. ${nodes.length} elements: ${elements.join(', ')}. ${first?.failureSummary ?? ''}`;
  });
}
