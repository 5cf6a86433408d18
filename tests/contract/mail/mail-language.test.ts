import { expect, it } from 'vitest';
import { demoPassword } from '../../support/pages/login.page';
import { type BackEndOf, onOneStore } from '../stores';
import { lastMailTo } from './mails';

const email = 'sales@pricebook.test';

const tests = (backEnd: BackEndOf): void => {
  const signIn = (language: string) =>
    backEnd().call('auth/login', {
      body: { EMAIL: email, PASSWORD: demoPassword, MFA_FLAG: true },
      headers: { 'accept-language': language },
    });

  /** The subject of the mail about a forgotten password, which no header of its request decides. */
  async function resetSubject(): Promise<string> {
    const { at: before } = await lastMailTo(backEnd(), email).catch(() => ({ at: '' }));
    await backEnd().call('auth/forgotPassword', { body: { EMAIL: email }, headers: { 'accept-language': 'ar' } });
    await expect.poll(async () => (await lastMailTo(backEnd(), email).catch(() => ({ at: '' }))).at).not.toBe(before);
    return (await lastMailTo(backEnd(), email)).subject;
  }

  it('Mails are in the language of the last sign-in', { tags: 'OK22' }, async () => {
    expect(await resetSubject()).toBe('Reset your password');
    expect((await signIn('de-AT, en;q=0.5')).status).toBe(200);
    expect(await resetSubject()).toBe('Passwort zurücksetzen');
    expect((await signIn('*')).status).toBe(200);
    expect(await resetSubject()).toBe('Passwort zurücksetzen');
    expect((await signIn('it')).status).toBe(200);
    expect(await resetSubject()).toBe('Reset your password');
  });

  it('Mails are in the language of the registration, and those to administrators in theirs', {
    tags: 'OK22',
  }, async () => {
    const applicant = 'applicant@shop.example';
    const body = {
      ...{ NAME: 'Ann', EMAIL: applicant, PHONE_NUMBER: '1', INPUT_COMPANY_NAME: 'Coil' },
      PASSWORD: 'a password of mine',
    };
    const register = (language: string) =>
      backEnd().call('auth/register', { body, headers: { 'accept-language': language } });
    expect((await register('fr')).status).toBe(201);
    expect((await lastMailTo(backEnd(), applicant)).subject).toBe('Bienvenue sur Pricebook');
    // Anybody can register an address again: its owner's language stays.
    expect((await register('de')).status).toBe(201);
    expect((await lastMailTo(backEnd(), applicant)).subject).toBe('Vous avez déjà un compte');
  });
};

onOneStore('The language of mails', tests);
