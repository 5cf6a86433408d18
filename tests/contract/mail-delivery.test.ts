import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackground } from '../../demo/server/http/background';
import { createMailer } from '../../demo/server/mail/mailer';
import { smtpDelivery } from '../../demo/server/mail/smtp';
import { oneTimeCodeMail } from '../../demo/server/mail/templates';
import { type MailServer, startMailServer } from '../support/app/mail-server';

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

  const send = async (url: string) => {
    const reported: unknown[] = [];
    const background = createBackground((error) => reported.push(error));
    const delivery = smtpDelivery(url, 'https://prices.example');
    createMailer(background, delivery).send(letter);
    await background.idle();
    delivery.close();
    return reported;
  };

  it('sends each mail as text and HTML to a single recipient', async () => {
    expect(await send(server.url)).toEqual([]);
    const mail = server.received.at(-1);
    expect(mail).toMatchObject({ from: 'pricebook@prices.example', to: ['ines@shop.example'] });
    expect(mail?.raw).toContain('Subject: Your sign-in code');
    expect(mail?.raw).toContain('Content-Type: text/plain; charset=utf-8');
    expect(mail?.raw).toContain('Content-Type: text/html; charset=utf-8');
    expect(mail?.raw).toContain('123456');
    expect(mail?.raw).not.toMatch(/^Bcc:/m);
  });

  it('is signed in to, and sees the sender that its address names', async () => {
    const signedIn = server.url.replace('//', '//prices%40shop.example:right-secret@');
    expect(await send(signedIn)).toEqual([]);
    expect(server.received.at(-1)?.from).toBe('prices@shop.example');
    expect(await send(`${server.url}?from=office@shop.example`)).toEqual([]);
    expect(server.received.at(-1)?.from).toBe('office@shop.example');
  });

  it('that refuses is reported with the mail, and without the password', async () => {
    const [failure, ...others] = await send(server.url.replace('//', '//prices:wrong-secret@'));
    expect(others).toEqual([]);
    expect(String(failure)).toMatch(
      /The mail “Your sign-in code” to ines@shop\.example was not sent: .*Wrong password/,
    );
    expect(String(failure)).not.toContain('wrong-secret');
  });

  it('on another machine gets no mail without encryption', { tags: 'GV04' }, async () => {
    // An address of this machine that is not known as one.
    const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0');
    const before = server.received.length;
    expect(String((await send(elsewhere))[0])).toContain('STARTTLS');
    expect(server.received).toHaveLength(before);
    expect(await send(`${elsewhere}?requireTLS=false`)).toEqual([]);
    expect(server.received).toHaveLength(before + 1);
  });

  it('that is not there is reported', async () => {
    expect(String((await send('smtp://127.0.0.1:1'))[0])).toMatch(/was not sent: .*ECONNREFUSED/);
  });
});
