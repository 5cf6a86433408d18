import { expect, test } from 'vitest';
import { historyMessages } from './history.messages';

const facts = { level: 'SP - AUD - 01', changes: 50, lowest: '1.00', highest: '2.00', current: '1.50' };

test('The label of a chart says when older changes are missing', { tags: 'L202' }, () => {
  const { chart } = historyMessages;
  expect(chart({ ...facts, hasMore: true })).toMatch(/^SP - AUD - 01 over time: the latest 50 changes, lowest 1\.00/);
  expect(chart({ ...facts, hasMore: false })).toMatch(/^SP - AUD - 01 over time: 50 changes, lowest 1\.00/);
});
