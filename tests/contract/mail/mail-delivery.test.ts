import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smtpDelivery } from '../../../demo/server/mail/smtp';
import { oneTimeCodeMail } from '../../../demo/server/mail/templates';
import { type MailServer, startMailServer } from '../../support/app/mail-server';

const letter = oneTimeCodeMail({ email: 'ines@shop.example', name: 'Inès\r\nBcc: all@shop.example' }, '123456');

describe('A mail server', () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer({
      authOptional: true,
      onAuth: ({ username, password }, _, done) =>
        password === 'right-secret' ? done(null, { user: username ?? '' }) : done(new Error('Wrong password')),
    });
  });
  afterAll(() => server?.close());

  /** Returns the error, if there was one. */
  const send = async (url: string): Promise<unknown> => {
    const delivery = smtpDelivery(url, 'https://prices.example');
    const sent = delivery.deliver(letter).then(
      () => undefined,
      (error: unknown) => error,
    );
    return sent.finally(() => delivery.close());
  };

  it('sends each mail as text and HTML to a single recipient', async () => {
    expect(await send(server.url)).toBeUndefined();
    const mail = server.received.at(-1);
    expect(mail).toMatchObject({ from: 'pricebook@prices.example', to: ['ines@shop.example'] });
    expect(mail?.raw).toContain('Subject: Your sign-in code');
    expect(mail?.raw).toContain('Content-Type: text/plain; charset=utf-8');
    expect(mail?.raw).toContain('Content-Type: text/html; charset=utf-8');
    expect(mail?.raw).toContain('123456');
    expect(mail?.raw).not.toMatch(/^Bcc:/m);
  });

  it('receives the credentials, and the sender from its address', async () => {
    const signedIn = server.url.replace('//', '//prices%40shop.example:right-secret@');
    expect(await send(signedIn)).toBeUndefined();
    expect(server.received.at(-1)?.from).toBe('prices@shop.example');
    expect(await send(`${server.url}?from=office@shop.example`)).toBeUndefined();
    expect(server.received.at(-1)?.from).toBe('office@shop.example');
  });

  it('that refuses causes an error without the password', async () => {
    const failure = await send(server.url.replace('//', '//prices:wrong-secret@'));
    expect(String(failure)).toContain('Wrong password');
    expect(String(failure)).not.toContain('wrong-secret');
  });

  it('on another machine gets no mail without encryption', { tags: 'GV04' }, async () => {
    // An address of this machine that is not recognised as local.
    const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0');
    const before = server.received.length;
    expect(String(await send(elsewhere))).toContain('STARTTLS');
    expect(server.received).toHaveLength(before);
    expect(await send(`${elsewhere}?requireTLS=false`)).toBeUndefined();
    expect(server.received).toHaveLength(before + 1);
  });

  it('that is unreachable causes an error', async () => {
    expect(String(await send('smtp://127.0.0.1:1'))).toContain('ECONNREFUSED');
  });
});
