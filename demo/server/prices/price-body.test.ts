import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkPrice } from '../../../src/upload/reading/check-price';
import { priceProblem } from '../../../src/widgets/prices/price-draft';
import { createPriceBody } from './price-body';

const isStored = (text: string) => v.is(createPriceBody, { MAIN_SKU: 'A-1', PRICES: { AUD: [text] } });
const likePrice = fc.string({
  unit: fc.constantFrom(..."0015.,-−+$€ eEaAuUsSdDPOxXnifNR#/_'%\0", '\ud800', '１', '价'),
  maxLength: 26,
});

describe("A price's text", () => {
  it.each(['US$5', 'A$12.50', 'AU$ 7', '#N/A', 'NaN', 'inf', '1e5', '-5', '12.'])(
    'is rejected by form and server: %s',
    (text) => {
      expect(priceProblem(text)).toBeDefined();
      expect(isStored(text)).toBe(false);
    },
  );

  it.each(['POA', '000000000012.5', '.5', 'on request', '-50 per job'])(
    'is accepted by form and server: %s',
    (text) => {
      expect(priceProblem(text)).toBeUndefined();
      expect(isStored(text)).toBe(true);
    },
  );

  it('is accepted by the form exactly when the server accepts it', () => {
    fc.assert(
      fc.property(fc.oneof(likePrice, fc.string()), (text) => {
        expect(priceProblem(text) === undefined).toBe(isStored(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('of an upload is invalid whenever the server would reject it', () => {
    const wrong = new Set(['negative', 'wrong-number', 'long-text', 'error-cell']);
    fc.assert(
      fc.property(fc.oneof(likePrice, fc.string()), (text) => {
        const mark = checkPrice(text, { separator: 'point' });
        // A cell may have a currency sign and grouped thousands, which are taken away before it is sent.
        if (mark === 'text-price' || mark === 'to-check') expect(isStored(text)).toBe(true);
        else if (mark === 'clears') expect(text).toMatch(/^[-–—−\s]*$/);
        else if (isStored(text)) expect(wrong.has(mark ?? '')).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
