import { expect, it } from 'vitest';
import { type PasswordHasher, scryptHasher } from '../../../demo/server/auth/password/password-hasher';
import { quickPasswords } from '../../support/app/quick-passwords';
import { startBackEnd } from '../back-end';
import { mailsTo } from '../mail/mails';
import { onOneStore } from '../stores';
import { codeRequest, login } from './login-calls';

const email = 'customer@pricebook.test';

it('An older hash is renewed when its owner signs in', { tags: ['IG21'] }, async () => {
  const verified: (string | null)[] = [];
  let hasher = quickPasswords;
  const passwords: PasswordHasher = {
    hash: (password) => hasher.hash(password),
    verify(password, stored) {
      verified.push(stored);
      return hasher.verify(password, stored);
    },
    isOutdated: (stored) => hasher.isOutdated(stored),
  };
  const backEnd = await startBackEnd({ passwords });
  try {
    hasher = scryptHasher({ N: 2 ** 11, p: 1 });
    expect((await login(backEnd, email, { MFA_FLAG: true, PASSWORD: 'wrong' })).status).toBe(401);
    const { body } = await login(backEnd, email);
    // The outbox waits for what runs after a response.
    await mailsTo(backEnd, email);
    expect((await login(backEnd, email)).status).toBe(200);
    expect(verified.map((stored) => stored?.split('$')[1])).toEqual(['1024', '1024', '2048']);
    const token = body.data.accessToken;
    expect((await backEnd.call('price/getPrice', { body: {}, token })).status).toBe(200);
  } finally {
    await backEnd.close();
  }
});

it('A password that cannot be hashed in time gets 503, nothing stored', { tags: ['IG21'] }, async () => {
  const narrow = scryptHasher({ p: 2 }, { running: 1, waiting: 1, waitMs: 5000 });
  const backEnd = await startBackEnd({ passwords: narrow });
  try {
    const emails = ['admin', 'sales', 'customer', 'totp'].map((name) => `${name}@pricebook.test`);
    const logins = emails.map((one, index) => login(backEnd, one, undefined, `192.0.2.${index}`));
    const responses = await Promise.all(logins);
    const statuses = new Set(responses.map(({ status }) => (status === 201 ? 200 : status)));
    expect([...statuses].sort()).toEqual([200, 503]);
    const refused = responses.find(({ status }) => status === 503);
    expect(refused?.headers.get('retry-after')).toBe('5');
    expect(refused?.body.message).toContain('busy');
    expect((await login(backEnd, email)).status).toBe(200);
    expect(backEnd.unexpected).toEqual([]);
  } finally {
    await backEnd.close();
  }
});

it('The server hashes at its full cost unless configured otherwise', { tags: ['IG21'] }, async () => {
  const backEnd = await startBackEnd({ passwords: scryptHasher() });
  try {
    expect((await login(backEnd, email)).status).toBe(200);
  } finally {
    await backEnd.close();
  }
});

it('A common password must be replaced before the next sign-in', { tags: ['GV03'] }, async () => {
  // Stored before the rule: to this hasher the account's password is 12345678.
  const passwords: PasswordHasher = {
    ...quickPasswords,
    verify: (password, stored) =>
      quickPasswords.verify(password === '12345678' ? 'Pricebook-demo-1' : password, stored),
  };
  const backEnd = await startBackEnd({ passwords });
  try {
    const common = { PASSWORD: '12345678' };
    const { status, body } = await login(backEnd, email, common);
    expect([status, body.message]).toEqual([202, expect.stringContaining('most common')]);
    expect(body.data).not.toHaveProperty('accessToken');
    expect((await login(backEnd, email, { ...codeRequest, ...common })).status).toBe(202);
    const change = { EMAIL: email, ...common, NEW_PASSWORD: 'a password of mine' };
    expect((await backEnd.call('auth/resetPassword', { body: change })).status).toBe(200);
    expect((await login(backEnd, email, { PASSWORD: change.NEW_PASSWORD })).status).toBe(200);
  } finally {
    await backEnd.close();
  }
});

it('Parallel sign-ins of one customer do not delay those of others', { tags: ['PS16'] }, async () => {
  const backEnd = await startBackEnd({ passwords: scryptHasher() });
  try {
    const flood = Array.from({ length: 40 }, () => login(backEnd, email, undefined, '192.0.2.9'));
    const others = ['admin', 'sales'].map((name, index) =>
      login(backEnd, `${name}@pricebook.test`, undefined, `192.0.2.${index}`),
    );
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    // A correct password does not count as a failure.
    expect((await login(backEnd, email, undefined, '192.0.2.9')).status).toBe(200);
  } finally {
    await backEnd.close();
  }
});

onOneStore('A new password', (backEnd) => {
  it.each([
    ['        ', 'characters that can be seen'],
    ['12345678', 'most common'],
    ['Password1', 'most common'],
    ['QWERTYUIOP', 'most common'],
    ['a'.repeat(129), '128 characters at most'],
  ])('%j is refused with the reason', { tags: ['IG22', 'GV02'] }, async (PASSWORD, reason) => {
    const person = { NAME: 'Ana', EMAIL: 'ana@courts.example', PHONE_NUMBER: '1', INPUT_COMPANY_NAME: 'Courts' };
    const refused = await backEnd().call('auth/register', { body: { ...person, PASSWORD } });
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain('PASSWORD');
    expect(refused.body.message).toContain(reason);
    const change = { EMAIL: email, PASSWORD: 'Pricebook-demo-1', NEW_PASSWORD: PASSWORD };
    expect((await backEnd().call('auth/resetPassword', { body: change })).status).toBe(400);
  });
});
