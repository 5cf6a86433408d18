import { describe, expect, it } from 'vitest';
import type { Mail } from '../mail';
import { alreadyRegisteredLetter } from './already-registered';
import { approvalRequestLetter } from './approval-request';
import { approvedLetter } from './approved';
import { invitationLetter } from './invitation';
import { letterStyle } from './letter-style';
import { oneTimeCodeLetter } from './one-time-code';
import { passwordResetLetter } from './password-reset';
import { welcomeLetter } from './welcome';

const publicUrl = 'https://prices.example';
const person = { email: 'o+b@shop.example', name: 'Zoë <i>O"Neil</i>\r\nBcc: all@shop.example' };
const applicant = { ...person, phone: '+61 3', company: 'R&D "Courts" <Ltd>' };

const letters: readonly (readonly [name: string, letter: Mail, link: string | undefined, says: string])[] = [
  ['welcome', welcomeLetter(person), undefined, 'Thank you for applying'],
  [
    'approval request',
    approvalRequestLetter('admin@shop.example', applicant, { publicUrl, token: 'a-b_c' }),
    'https://prices.example/admin-approval?email=o%2Bb%40shop.example&',
    'R&D "Courts" <Ltd>',
  ],
  ['approved', approvedLetter(person, publicUrl), 'https://prices.example/', 'approved'],
  [
    'password reset',
    passwordResetLetter(person, { publicUrl, token: 'a-b_c' }),
    'https://prices.example/forgot-password?email=o%2Bb%40shop.example&token=a-b_c',
    'one hour',
  ],
  ['one-time code', oneTimeCodeLetter(person, '012345'), undefined, '\n012345\n'],
  [
    'invitation',
    invitationLetter(person, { publicUrl, password: 'abcd-EFGH' }),
    'https://prices.example/',
    '\nTemporary password: abcd-EFGH\n',
  ],
  ['already registered', alreadyRegisteredLetter(person, publicUrl), 'https://prices.example/', 'already'],
];

describe.each(letters)('The letter “%s”', (_, letter, link, says) => {
  it('says in plain text all that there is to do', () => {
    expect(letter.text).toContain(says);
    if (link !== undefined) expect(letter.text).toContain(`\n${link}`);
    expect(letter.text).not.toMatch(/undefined|null|\[object/);
  });

  it('says the same in HTML, where every text is escaped and nothing is loaded or run', () => {
    const escaped = (text: string) => text.replace(/[&"'<>]/g, (character) => `&#${character.charCodeAt(0)};`);
    expect(letter.html).toContain(escaped(says.trim()));
    if (link !== undefined) expect(letter.html).toContain(`href="${escaped(link)}`);
    expect(letter.html).not.toMatch(/<i>|<script|<img|\sstyle=|\son\w+=|src=/);
    expect(letter.html).toContain(`<style>${letterStyle}</style>`);
  });

  it('lets no name begin a line or a header of its own', () => {
    expect(letter.subject).not.toMatch(/[\r\n]/);
    expect(letter.text).not.toMatch(/^Bcc:/m);
  });
});
