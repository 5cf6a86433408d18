import { describe, expect, it } from 'vitest';
import { extractLinkParameters } from './link-parameters';

describe('Link parameters', () => {
  it('are removed from the query', { tags: 'DL20' }, () => {
    expect(extractLinkParameters('?email=a%2Bb%40x.test&token=t&utm=1', ['email', 'token'])).toEqual({
      link: { email: 'a+b@x.test', token: 't' },
      search: '?utm=1',
    });
  });

  it('leave no question mark once removed', () => {
    expect(extractLinkParameters('?token=t', ['email', 'token'])).toEqual({ link: { token: 't' }, search: '' });
  });

  it('are undefined if the query has none', () => {
    expect(extractLinkParameters('?a=b&c', ['email'])).toEqual({ link: undefined, search: '?a=b&c' });
  });
});
