import { describe, expect, it } from 'vitest';
import { takeLinkParameters } from './link-parameters';

describe('What a link carries', () => {
  it('is taken out of the query, and the rest is left', { tags: 'DL20' }, () => {
    expect(takeLinkParameters('?email=a%2Bb%40x.test&token=t&utm=1', ['email', 'token'])).toEqual({
      link: { email: 'a+b@x.test', token: 't' },
      search: '?utm=1',
    });
  });

  it('leaves no question mark behind', () => {
    expect(takeLinkParameters('?token=t', ['email', 'token'])).toEqual({ link: { token: 't' }, search: '' });
  });

  it('is nothing where the query has none of it', () => {
    expect(takeLinkParameters('?a=b&c', ['email'])).toEqual({ link: undefined, search: '?a=b&c' });
  });
});
