import { describe, expect, it } from 'vitest';
import { createForgottenLimit } from './forgotten-limit';

const now = new Date('2026-11-29T08:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('Forgotten passwords', { tags: 'PC55' }, () => {
  it('of a client beyond its limit are dropped without asking the database, those of others are not', () => {
    const limit = createForgottenLimit({ perClient: 2 });
    expect([1, 2, 3].map(() => limit.admits('203.0.113.1', now))).toEqual([true, true, false]);
    expect(limit.admits('203.0.113.2', now)).toBe(true);
    expect(limit.admits('203.0.113.1', later(59))).toBe(false);
    expect(limit.admits('203.0.113.1', later(60))).toBe(true);
  });

  it('run one after the other, also after a failure, and a hundred wait at most', async () => {
    const limit = createForgottenLimit({ perClient: 1 });
    const done: number[] = [];
    const tasks = Array.from({ length: 100 }, (_, index) =>
      limit.inTurn(async () => {
        done.push(index);
        await Promise.resolve();
        if (index === 0) throw new Error('no database');
      }),
    );
    expect(() => limit.inTurn(async () => {})).toThrow(expect.objectContaining({ status: 503 }));
    const results = await Promise.allSettled(tasks.map((task) => task()));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(done).toEqual(Array.from({ length: 100 }, (_, index) => index));
    await limit.inTurn(async () => void done.push(100))();
    expect(done.at(-1)).toBe(100);
  });
});
