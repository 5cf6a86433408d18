import { expect, test } from 'vitest';
import { checkBackEnd } from '../../scripts/check-backend/report';
import { startBackEnd } from '../back-ends/back-end';
import { sessionToken } from '../back-ends/store';
import { combined } from '../back-ends/variant';
import { startBackend } from './backend';

/** The report on a back end as one text, and its verdict. */
async function reportOn(apiBase: string, token = sessionToken) {
  const lines: string[] = [];
  const verdict = await checkBackEnd({ apiBase, token, origin: 'https://shop.example' }, (line) => lines.push(line));
  return { verdict, text: lines.join('\n') };
}

test('the check of a back end reads every list and changes nothing', { tags: 'KB01' }, async () => {
  const backEnd = await startBackEnd(combined);
  const { prices, products, companies, users } = backEnd.store();
  const { verdict, text } = await reportOn(backEnd.url);
  expect(verdict.failed).toBe(0);
  expect(text).toContain('3 products on page 1 of 1, 3 in all.');
  expect(text).toContain('GET /api/price/getPrice: HTTP 200');
  expect(text).toContain('! No values for STANDARD_ROLL_LENGTH');
  expect(backEnd.store()).toMatchObject({ prices, products, companies, users });
  await backEnd.close();
});

test('the check reports how the widgets interpret wrong responses', { tags: 'KB01' }, async () => {
  const wrong = await startBackend(({ url }) => {
    if (url.includes('getMainSkus')) return { json: { status: 200, message: '', data: 'none' } };
    if (url.includes('/company/')) return { status: 404, json: { status: 404, message: 'No.' } };
    if (url.includes('getPrice')) return { json: { items: Array.from({ length: 12 }, (_, ID) => ({ ID })) } };
    return { status: 502, type: 'text/html', text: '<h1>Bad gateway</h1>' };
  });
  const { verdict, text } = await reportOn(wrong.url);
  // Only requests of other origins succeed.
  expect(verdict.good).toBe(1);
  expect(text).toContain('12 items came though itemsPerPage was 10: the page size is not read.');
  expect(text).toContain('`search` was "zq-no-such-record-7f3", and 12 prices came: the search is not read.');
  expect(text).toContain('The envelope has no `status`.');
  expect(text).toContain("The server's answer could not be understood");
  expect(text).toContain('There is no such call, and the widget of this area needs it.');
  expect(text).toContain('It began: <h1>Bad gateway</h1>');
  expect(text).toContain('only 401 leads people to sign in again');
  await wrong.close();
});
