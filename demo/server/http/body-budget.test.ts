import { describe, expect, it } from 'vitest';
import { createBodyBudget } from './body-budget';

describe('The budget for large bodies', () => {
  it('refuses an account that exceeds its share, but no other one', { tags: 'GS13' }, () => {
    const reserve = createBodyBudget({ perAccount: 60, overall: 100 });
    reserve(1, 30);
    const release = reserve(1, 30);
    expect(() => reserve(1, 1)).toThrow(
      expect.objectContaining({ status: 429, headers: expect.objectContaining({ 'Retry-After': '5' }) }),
    );
    reserve(2, 30);
    release();
    reserve(1, 30);
  });

  it('refuses every account with 503 when it is exhausted', { tags: 'GS13' }, () => {
    const reserve = createBodyBudget({ perAccount: 60, overall: 100 });
    const release = reserve(1, 60);
    reserve(2, 30);
    expect(() => reserve(3, 30)).toThrow(
      expect.objectContaining({ status: 503, headers: expect.objectContaining({ 'Retry-After': '5' }) }),
    );
    reserve(3, 10);
    release();
    reserve(4, 60);
  });

  it('releases a reservation only once', { tags: 'GS13' }, () => {
    const reserve = createBodyBudget({ perAccount: 60, overall: 60 });
    const release = reserve(1, 30);
    reserve(1, 30);
    release();
    release();
    reserve(1, 30);
    expect(() => reserve(1, 30)).toThrow();
  });
});
