import { describe, expect, it } from 'vitest';
import type { Mail } from './mail';
import { mailStyle } from './render-mail';
import {
  alreadyRegisteredMail,
  approvalRequestMail,
  approvedMail,
  invitationMail,
  oneTimeCodeMail,
  passwordResetMail,
  welcomeMail,
} from './templates';

const publicUrl = 'https://prices.example';
const person = { email: 'o+b@shop.example', name: 'Zoë <i>O"Neil</i>\r\nBcc: all@shop.example' };
const applicant = { ...person, phone: '+61 3', company: 'R&D "Courts" <Ltd>' };

const mails: readonly (readonly [name: string, mail: Mail, link: string | undefined, content: string])[] = [
  ['welcome', welcomeMail(person), undefined, 'Thank you for applying'],
  [
    'approval request',
    approvalRequestMail('admin@shop.example', applicant, { publicUrl, token: 'a-b_c' }),
    'https://prices.example/admin-approval?email=o%2Bb%40shop.example&',
    'R&D "Courts" <Ltd>',
  ],
  ['approved', approvedMail(person, publicUrl), 'https://prices.example/', 'approved'],
  [
    'password reset',
    passwordResetMail(person, { publicUrl, token: 'a-b_c' }),
    'https://prices.example/forgot-password?email=o%2Bb%40shop.example&token=a-b_c',
    'one hour',
  ],
  ['one-time code', oneTimeCodeMail(person, '012345'), undefined, '\n012345\n'],
  [
    'invitation',
    invitationMail(person, { publicUrl, password: 'abcd-EFGH' }),
    'https://prices.example/',
    '\nTemporary password: abcd-EFGH\n',
  ],
  ['already registered', alreadyRegisteredMail(person, publicUrl), 'https://prices.example/', 'already'],
];

describe.each(mails)('The mail “%s”', (_, mail, link, content) => {
  it('has its content and link as plain text', { tags: 'CA18' }, () => {
    expect(mail.text).toContain(content);
    if (link !== undefined) expect(mail.text).toContain(`\n${link}`);
    expect(mail.text).not.toMatch(/undefined|null|\[object/);
  });

  it('has the same as HTML, escaped, without scripts or external content', { tags: 'CA18' }, () => {
    const escaped = (text: string) => text.replace(/[&"'<>]/g, (character) => `&#${character.charCodeAt(0)};`);
    expect(mail.html).toContain(escaped(content.trim()));
    if (link !== undefined) expect(mail.html).toContain(`href="${escaped(link)}`);
    expect(mail.html).not.toMatch(/<i>|<script|<img|\sstyle=|\son\w+=|src=/);
    expect(mail.html).toContain(`<style>${mailStyle}</style>`);
  });

  it('keeps user input from starting a line or header', { tags: 'CA18' }, () => {
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.text).not.toMatch(/^Bcc:/m);
  });
});
