import { expect, test } from 'vitest';
import { historyMessages } from './history.messages';

const facts = { level: 'SP - AUD - 01', changes: 50, lowest: '1.00', highest: '2.00', current: '1.50' };

test('The label of a chart says when older changes are missing', { tags: 'L202' }, () => {
  const { chart } = historyMessages;
  expect(chart({ ...facts, hasMore: true })).toMatch(/^SP - AUD - 01 over time: the latest 50 changes, lowest 1\.00/);
  expect(chart({ ...facts, hasMore: false })).toMatch(/^SP - AUD - 01 over time: 50 changes, lowest 1\.00/);
});

test('What the back end does not say is left out', { tags: 'RH04' }, () => {
  const { actionBy, originOf, counts } = historyMessages;
  expect([actionBy('changed', ''), originOf(undefined, '')]).toEqual(['Changed', '']);
  expect([actionBy('changed', 'Ada'), originOf('hand', '')]).toEqual(['Changed by Ada', 'by hand']);
  expect(counts({ created: undefined, changed: undefined, pending: undefined })).toBe('');
  expect(counts({ created: 0, changed: 2, pending: 0 })).toBe('0 added · 2 changed');
});
