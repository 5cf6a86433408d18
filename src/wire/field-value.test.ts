import { expect, it } from 'vitest';
import { parseField } from './field-value';
import { productFields } from './product';

const number = productFields.UNIT_SIZE;

it.each(['5', '5.', '.5', '0.50', '007', ' 12.5 '])('%s is a number', (text) => {
  expect(parseField(number, text)).toEqual({ kind: 'value', value: Number(text) });
});

it.each(['.', '1.2.3', '1e5', '1,5', '5 m'])('%s is no number', (text) => {
  expect(parseField(number, text)).toEqual({ kind: 'wrong', problem: { kind: 'not-a-number' } });
});

it('A very long text is refused at once, as all others wait meanwhile', { tags: 'PC205' }, () => {
  const started = performance.now();
  for (const text of [`${'1'.repeat(300_000)}x`, `${'1'.repeat(300_000)}.1.`, `.${'0'.repeat(300_000)}x`])
    expect(parseField(number, text)).toEqual({ kind: 'wrong', problem: { kind: 'not-a-number' } });
  expect(performance.now() - started).toBeLessThan(1000);
});
