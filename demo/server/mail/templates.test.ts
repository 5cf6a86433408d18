import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type Mail, mailStyle } from './mail';

import {
  alreadyRegisteredMail,
  approvalRequestMail,
  approvedMail,
  invitationMail,
  oneTimeCodeMail,
  passwordResetMail,
  registeredAgainMail,
  welcomeMail,
} from './templates';

const publicUrl = 'https://prices.example';
const person = { email: 'o+b@shop.example', name: 'Zoë <i>O"Neil</i>\r\nBcc: all@shop.example' };
const applicant = { ...person, phone: '+61 3', company: 'R&D "Courts" <Ltd>' };

const mails: readonly (readonly [name: string, mail: Mail, link: string | undefined, content: string])[] = [
  [
    'welcome',
    welcomeMail(person, { publicUrl, token: 'a-b_c' }),
    'https://prices.example/confirm-email?token=a-b_c',
    'Thank you for applying',
  ],
  [
    'approval request',
    approvalRequestMail({ email: 'admin@shop.example' }, applicant, { publicUrl, token: 'a-b_c' }),
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
  [
    'registered again',
    registeredAgainMail(person, { publicUrl, token: 'a-b_c' }),
    'https://prices.example/confirm-email?token=a-b_c',
    'a second time',
  ],
  ['already registered', alreadyRegisteredMail(person, publicUrl), 'https://prices.example/', 'already'],
];

describe.each(mails)('The mail “%s”', (_, mail, link, content) => {
  it('has its content and link as plain text', { tags: 'CA18' }, () => {
    expect(mail.text).toContain(content);
    if (link !== undefined) expect(mail.text).toContain(`\n${link}`);
    expect(mail.text).not.toMatch(/undefined|null|\[object/);
  });

  it('has the same content as escaped HTML without scripts or external resources', { tags: 'CA18' }, () => {
    const escaped = (text: string) => text.replace(/[&"'<>]/g, (character) => `&#${character.charCodeAt(0)};`);
    expect(mail.html).toContain(escaped(content.trim()));
    if (link !== undefined) expect(mail.html).toContain(`href="${escaped(link)}`);
    expect(mail.html).not.toMatch(/<i>|<script|<img|\sstyle=|\son\w+=|src=/);
    expect(mail.html).toContain(`<style>${mailStyle}</style>`);
  });

  it('prevents user input from starting a line or header', { tags: 'CA18' }, () => {
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.text).not.toMatch(/^Bcc:/m);
  });
});

/** `oklch(L C H)` as the hexadecimal sRGB that mail programs know, by the matrices of CSS Color 4. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const encode = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
  return `#${linear
    .map((value) =>
      Math.round(255 * encode(value))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

it('Mails and the page’s icon have the colours of the widgets', { tags: 'LS12' }, async () => {
  const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');
  const tokens = await read('../../../src/ui/tokens.css');
  const light = (name: string) => {
    const [, ...numbers] =
      new RegExp(`--_${name}:\\s*light-dark\\(oklch\\(([\\d.]+) ([\\d.]+) (\\d+)\\)`).exec(tokens) ?? [];
    const [lightness = 0, chroma = 0, hue = 0] = numbers.map(Number);
    return hexOf(lightness, chroma, hue);
  };
  const known = ['accent', 'text', 'text-muted', 'surface-sunken', 'line'].map(light);
  const used = new Set(mailStyle.match(/#[\da-f]{6}\b/g));
  expect([...used].sort()).toEqual([...known].sort());
  expect(await read('../../host/icon.svg')).toContain(`fill="${light('accent')}"`);
});
