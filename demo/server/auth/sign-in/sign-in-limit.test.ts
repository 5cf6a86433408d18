import { describe, expect, it } from 'vitest';
import { createSignInLimit } from './sign-in-limit';

/** Password checks that end on demand. */
function open() {
  const limit = createSignInLimit();
  const ends: (() => void)[] = [];
  const verify = (email: string, address: string) =>
    limit({ email, address }, () => new Promise<string>((resolve) => ends.push(() => resolve(email))));
  return { limit, ends, verify };
}
const busy = { status: 429, headers: { 'Retry-After': '1' } };

describe('Password checks', { tags: 'PS16' }, () => {
  it('of an account run one at a time', async () => {
    const { ends, verify } = open();
    const first = verify('ana', '1');
    await expect(verify('ana', '2')).rejects.toMatchObject(busy);
    ends[0]?.();
    expect(await first).toBe('ana');
    const next = verify('ana', '2');
    ends[1]?.();
    expect(await next).toBe('ana');
  });

  it('from an address are three at most, others are not concerned', async () => {
    const { ends, verify } = open();
    const three = ['ana', 'ben', 'cem'].map((email) => verify(email, '1'));
    await expect(verify('dan', '1')).rejects.toMatchObject(busy);
    const other = verify('dan', '2');
    for (const end of ends) end();
    expect(await Promise.all([...three, other])).toEqual(['ana', 'ben', 'cem', 'dan']);
  });

  it('that fail make room for the next', async () => {
    const { limit } = open();
    const fails = () => limit({ email: 'ana', address: '1' }, () => Promise.reject(new Error('broken')));
    await expect(fails()).rejects.toThrow('broken');
    await expect(fails()).rejects.toThrow('broken');
  });
});
