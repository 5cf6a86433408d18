import { request } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../../../demo/server/server';
import { memoryStore } from '../../support/app/empty-database';
import { startMailServer } from '../../support/app/mail-server';
import type { BackEnd } from '../back-end';
import { onBothStores, startBackEndForTest } from '../stores';
import { lastMailTo, linkIn } from './mails';

// Some tests start their own servers, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const email = 'sales@pricebook.test';
const forgot = (backEnd: BackEnd) => backEnd.call('auth/forgotPassword', { body: { EMAIL: email } });

/** Sends a request with headers that `fetch` forbids. */
function forgotWithHeaders(url: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/auth/forgotPassword`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    });
    sent.on('error', reject).on('response', (response) => resolve(response.resume().statusCode));
    sent.end(JSON.stringify({ EMAIL: email }));
  });
}

onBothStores('The outbox of a demo', (backEnd) => {
  it('lists mails, newest first, each to one address', { tags: 'CA16' }, async () => {
    await forgot(backEnd());
    const response = await fetch(`${backEnd().url}/outbox.json`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [newest, ...older] = await response.json();
    expect(Object.keys(newest).sort()).toEqual(['at', 'html', 'subject', 'text', 'to']);
    expect(newest.to).toBe(email);
    expect(Math.abs(backEnd().now().getTime() - new Date(newest.at).getTime())).toBeLessThan(60_000);
    await forgot(backEnd());
    expect((await (await fetch(`${backEnd().url}/outbox.json`)).json()).slice(1)).toEqual([newest, ...older]);
  });

  it('shows mails on a page that runs no script', { tags: 'CA16' }, async () => {
    const body = {
      NAME: '<script>alert(1)</script>"><img src=x onerror=alert(1)>',
      EMAIL: 'mallory@shop.example',
      PHONE_NUMBER: '1',
      INPUT_COMPANY_NAME: '</iframe><script>alert(2)</script>',
      PASSWORD: 'long enough',
    };
    await backEnd().call('auth/register', { body });
    const response = await fetch(`${backEnd().url}/outbox`);
    const page = await response.text();
    expect(page).toContain('Welcome to Pricebook');
    expect(page).toContain('mallory@shop.example');
    expect(page).not.toMatch(/<script|<img/i);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|script-src/);
  });

  it('is a page in the language of the browser', { tags: 'OK23' }, async () => {
    await forgot(backEnd());
    const response = await fetch(`${backEnd().url}/outbox`, { headers: { 'Accept-Language': 'ar, de;q=0.5' } });
    const page = await response.text();
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain('<h1>صندوق الصادر</h1>');
    expect(page).toContain(`إلى ${email}`);
  });

  it('has links that no request header can redirect', { tags: ['C910', 'CA17'] }, async () => {
    const evil = 'evil.example';
    const headers = { host: evil, 'x-forwarded-host': evil, forwarded: `host=${evil}`, origin: `https://${evil}` };
    expect(await forgotWithHeaders(backEnd().url, headers)).toBe(200);
    const mail = await lastMailTo(backEnd(), email);
    expect(linkIn(mail).origin).toBe(backEnd().url);
    expect(JSON.stringify(mail)).not.toContain(evil);
  });
});

describe('Mails', () => {
  it('are hidden from everyone unless the database is a demo', { tags: ['CA16', 'G106'] }, async () => {
    const backEnd = await startBackEndForTest({ seed: { kind: 'none' }, adminEmail: 'owner@shop.example' });
    for (const path of ['outbox', 'outbox.json']) expect((await fetch(`${backEnd.url}/${path}`)).status).toBe(404);
    const asked = await backEnd.call('auth/forgotPassword', { body: { EMAIL: 'owner@shop.example' } });
    expect(asked.status).toBe(200);
    await backEnd.close();
    expect(backEnd.unexpected.map(String)).toEqual([
      expect.stringContaining(
        'The mail “Reset your password” to owner@shop.example was not sent: there is no SMTP_URL, the address of a mail server. The next attempt is at ',
      ),
    ]);
  });

  it('of a demo are shown only with SEED=demo', { tags: 'G106' }, async () => {
    const backEnd = await startBackEndForTest({ seed: { kind: 'number', prices: 1 } });
    for (const path of ['outbox', 'outbox.json']) expect((await fetch(`${backEnd.url}/${path}`)).status).toBe(404);
  });

  it('are sent to the mail server if set, with links to PUBLIC_URL', { tags: 'CA16' }, async () => {
    const mailServer = await startMailServer();
    onTestFinished(() => mailServer.close());
    const backEnd = await startBackEndForTest({ smtpUrl: mailServer.url, publicUrl: 'https://prices.shop.example' });
    for (const path of ['outbox', 'outbox.json']) expect((await fetch(`${backEnd.url}/${path}`)).status).toBe(404);
    await forgot(backEnd);
    // A mail that is being sent when the server stops still arrives.
    await backEnd.close();
    expect(mailServer.received.map(({ to }) => to)).toEqual([[email]]);
    const unfolded = mailServer.received[0]?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(unfolded).toContain(`https://prices.shop.example/forgot-password?email=${encodeURIComponent(email)}&token=`);
    expect(mailServer.received[0]?.from).toBe('pricebook@prices.shop.example');
    expect(backEnd.unexpected).toEqual([]);
  });

  it('that cannot be sent are reported, without changing the response', { tags: 'CA16' }, async () => {
    const backEnd = await startBackEndForTest({ smtpUrl: 'smtp://somebody:topsecret@127.0.0.1:1' });
    expect((await forgot(backEnd)).status).toBe(200);
    await backEnd.close();
    expect(backEnd.unexpected).toHaveLength(1);
    expect(String(backEnd.unexpected[0])).toContain(`to ${email} was not sent`);
    expect(String(backEnd.unexpected[0])).not.toContain('topsecret');
  });
});

describe('A server at its start', () => {
  const started = async (options: ServerOptions): Promise<RunningServer> => {
    const server = await startServer({ store: await memoryStore(), ...options });
    onTestFinished(() => server.close());
    return server;
  };

  it('prints where a demo’s mails are and how to sign in', async () => {
    const { notes, url } = await started({});
    expect(notes).toContain(`Its mails are shown at ${url}/outbox`);
    expect(notes.join('\n')).toMatch(/Sign in with the password Pricebook-demo-1 as\n {2}admin@pricebook\.test/);
  });

  it('prints that no mails are sent without a mail server', async () => {
    const { notes } = await started({ seed: { kind: 'none' }, adminEmail: 'owner@shop.example' });
    expect(notes.join('\n')).toContain('SMTP_URL');
    expect(notes.join('\n')).not.toContain('Pricebook-demo-1');
  });
});
