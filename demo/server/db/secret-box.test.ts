import { describe, expect, it } from 'vitest';
import { createSecretBox, WrongKey } from './secret-box';

const [oldKey, newKey] = ['an old secret of 32 characters or more', 'a new secret of 32 characters or more'] as const;
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

describe('The secret box', () => {
  it('encrypts a secret differently each time, for one record only', { tags: 'GM08' }, () => {
    const box = createSecretBox([newKey]);
    const [one, other] = [box.seal(secret, 'here'), box.seal(secret, 'here')];
    expect(one).not.toBe(other);
    expect(one).not.toContain(secret);
    expect([box.open(one, 'here'), box.open(other, 'here')]).toEqual([secret, secret]);
    expect(() => box.open(one, 'there')).toThrow();
    const changed = one.slice(0, -1) + (one.endsWith('A') ? 'B' : 'A');
    expect(() => box.open(`${changed.slice(0, -4)}AAAA`, 'here')).toThrow();
    expect(box.isOutdated(one)).toBe(false);
  });

  it('decrypts secrets of older keys and plain text, marked as outdated', { tags: 'GM09' }, () => {
    const sealed = createSecretBox([oldKey]).seal(secret, 'here');
    const both = createSecretBox([newKey, oldKey]);
    expect(both.open(sealed, 'here')).toBe(secret);
    expect(both.open(secret, 'here')).toBe(secret);
    expect([both.isOutdated(sealed), both.isOutdated(secret)]).toEqual([true, true]);
    expect(createSecretBox([newKey]).open(both.seal(secret, 'here'), 'here')).toBe(secret);
  });

  it('does not decrypt with a wrong key or without one', { tags: 'GM10' }, () => {
    const sealed = createSecretBox([oldKey]).seal(secret, 'here');
    expect(() => createSecretBox([newKey]).open(sealed, 'here')).toThrow(WrongKey);
    const none = createSecretBox([]);
    expect(() => none.open(sealed, 'here')).toThrow(WrongKey);
    expect([none.hasKey, none.seal(secret, 'here'), none.isOutdated(secret)]).toEqual([false, secret, false]);
  });
});
