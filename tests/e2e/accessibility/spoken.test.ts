import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { shownViews } from '../../support/views/shown-views';
import { spokenText } from '../../support/views/spoken';
import { views } from '../../support/views/views';

const { open: show } = shownViews();

function pageOf(name: string, width = 1280): Promise<Page> {
  const view = views.find((one) => one.name === name);
  if (!view) throw new Error(`There is no view ${name}.`);
  return show(view, { viewport: { width, height: 844 } });
}

/** What a screen reader would announce for a view, without the indentation. */
async function spokenOf(name: string, width?: number): Promise<readonly string[]> {
  return (await spokenText(await pageOf(name, width))).map((line) => line.trim());
}

/** The lines from one to another, both included. */
const between = (lines: readonly string[], first: string, last: string) =>
  lines.slice(lines.indexOf(first), lines.indexOf(last) + 1);

test('the sign-in form is read in the order of its fields', { tags: 'JT10' }, async () => {
  const lines = await spokenOf('login');
  expect(between(lines, 'Sign in, heading, level 2', 'Login, button')).toEqual([
    'Sign in, heading, level 2',
    'Email, textbox',
    'Password, textbox',
    'Show password, button',
    'Forgot Password?, button',
    'Login, button',
  ]);
});

test('the question before a deletion is read with the focused button', { tags: 'JT10' }, async () => {
  const lines = await spokenOf('price-delete');
  expect(lines).toContain('Delete This Item?, dialog, modal');
  expect(lines.find((line) => line.startsWith('Cancel'))).toMatch(
    /^Cancel, button, focused \(Are you sure you want to delete price \d+ of [\w-]+ ?\?\)$/,
  );
});

test('a price row is read with its SKU first and named actions', { tags: 'JT10' }, async () => {
  const lines = await spokenOf('prices');
  expect(lines.find((line) => line.startsWith('row: Main SKU'))).toMatch(
    /^row: Main SKU \| Description \| .* \| Action$/,
  );
  expect(lines.find((line) => line.startsWith('row: AD-AC-005-BGE'))).toMatch(
    /^row: AD-AC-005-BGE \| Beige, .*Edit price of AD-AC-005-BGE Price history of AD-AC-005-BGE Delete price of/,
  );
});

test('a price card is read as terms and a table of prices', { tags: 'JT10' }, async () => {
  const lines = await spokenOf('price-card', 390);
  expect(lines[1]).toMatch(/^AD-[\w-]+, dialog, modal$/);
  expect(lines).toContain('Group name, term');
  expect(lines).toContain('Prices, table');
  expect(lines).toContain('row: Level | AUD | USD');
  expect(lines.find((line) => line.startsWith('row: SP 01'))).toMatch(/^row: SP 01 \| [\d.,]+ \| [\d.,]+$/);
});

test("an upload's steps have a short name, not all their text", { tags: 'JT10' }, async () => {
  const lines = await spokenOf('upload-preview');
  expect(lines).toContain('Upload File, group, focused');
  expect(lines.filter((line) => !line.startsWith('row: ') && line.length > 200)).toEqual([]);
});

test('a notification states its kind once', { tags: 'JT10' }, async () => {
  const lines = await spokenOf('notifications');
  expect(between(lines, 'Notifications, list', 'Price downloaded successfully!')).toEqual([
    'Notifications, list',
    'listitem, level 1',
    'Success',
    'paragraph',
    'Price downloaded successfully!',
  ]);
});

test('the checkbox of a row names the row', { tags: 'JT11' }, async () => {
  const lines = await spokenOf('selectable');
  expect(lines.find((line) => line.includes('| AD-AC-005-BGE |'))).toMatch(
    /^row: Select AD-AC-005-BGE, Adhesive \| AD-AC-005-BGE \| Beige, /,
  );
});

const notifications = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

test('an error in an alert is not announced by its message too', { tags: 'JT12' }, async () => {
  const page = await pageOf('login-failed');
  const region = notifications(page).filter({ hasText: 'Invalid credentials' });
  await expect.poll(() => region.getAttribute('aria-live')).toBe('off');
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('Invalid credentials');
});

test('a message without an alert is announced', { tags: 'JT12' }, async () => {
  const region = notifications(await pageOf('toast')).filter({ hasText: 'Price downloaded successfully!' });
  expect(await region.getAttribute('aria-live')).toBe('polite');
});
