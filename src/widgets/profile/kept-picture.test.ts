import { beforeEach, describe, expect, test } from 'vitest';
import { clearSession } from '../../api/session/clear-session';
import { setSession } from '../../api/session/session';
import { keptPicture } from './kept-picture';

const apiBase = 'https://api.example';
const change = { kind: 'replace', file: new File(['.'], 'me.png') } as const;
const signIn = (EMAIL: string) => setSession({ accessToken: 'token', userInfo: { EMAIL } }, { apiBase });

describe('a picture that was chosen and not saved', () => {
  beforeEach(() => {
    signIn('ada@pricebook.test');
    keptPicture(apiBase).keep(change);
  });

  test('is offered to the same user after the session has expired', () => {
    clearSession({ apiBase }, 'unauthorized');
    signIn('ada@pricebook.test');
    expect(keptPicture(apiBase).load()).toBe(change);
  });

  test('is not offered to another user', () => {
    clearSession({ apiBase }, 'unauthorized');
    signIn('bo@pricebook.test');
    expect(keptPicture(apiBase).load()).toEqual({ kind: 'keep' });
  });

  test('is forgotten when the user signs out', () => {
    clearSession({ apiBase });
    signIn('ada@pricebook.test');
    expect(keptPicture(apiBase).load()).toEqual({ kind: 'keep' });
  });
});
