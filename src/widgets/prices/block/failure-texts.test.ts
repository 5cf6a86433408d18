import { expect, test } from 'vitest';
import { failureTexts } from './failure-texts';

test('records that were not saved for the same reason are named together', { tags: 'NC132' }, () => {
  const failures = [
    { sku: 'A-1', reason: 'Error in network connection' },
    { sku: 'A-2', reason: 'changed by someone else meanwhile' },
    { sku: 'A-3', reason: 'Error in network connection' },
  ];
  expect(failureTexts(failures)).toEqual([
    'A-1, A-3 (Error in network connection)',
    'A-2 (changed by someone else meanwhile)',
  ]);
});
