import { describe, expect, it } from 'vitest';
import { acceptedLanguage, mailTexts } from './mail-texts';
import { approvalRequestMail, oneTimeCodeMail, welcomeMail } from './templates';

it.each([
  ['de', 'de'],
  ['de-AT, en;q=0.5', 'de'],
  ['en;q=0.5, fr', 'fr'],
  ['it, es;q=0.8, en;q=0.2', 'es'],
  ['zh-Hans-CN', 'zh'],
  ['zh-TW, zh-Hant;q=0.9', 'en'],
  ['it', 'en'],
  ['de;q=0, ar', 'ar'],
  ['constructor', 'en'],
  ['*', undefined],
  ['', undefined],
  [';;,q=,', 'en'],
  [undefined, undefined],
])('The language of “%s” is %s', { tags: 'OK22' }, (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

/** The texts by their path; those with parameters are called with marked ones. */
function allTexts(texts: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text === 'string') return [[path + key, text] as const];
    return typeof text === 'function' ? [[path + key, text('⟨1⟩', '⟨2⟩')] as const] : allTexts(text, `${path}${key}.`);
  });
}

describe.each(['de', 'fr', 'es', 'zh', 'ar'])('The mails in %s', (language) => {
  it('have each text, with its parameters, and none in English', { tags: 'OK22' }, () => {
    const english = allTexts(mailTexts());
    const translated = new Map(allTexts(mailTexts(language)));
    const marks = (text: string | undefined) => text?.match(/⟨\d⟩/g)?.sort();
    expect([...translated.keys()]).toEqual(english.map(([path]) => path));
    expect(english.filter(([path, text]) => translated.get(path) === text)).toEqual([]);
    const wrong = english.filter(([path, text]) => `${marks(text)}` !== `${marks(translated.get(path))}`);
    expect(wrong).toEqual([]);
  });
});

it('A mail is a document of its language', { tags: 'OK22' }, () => {
  const to = { email: 'a@shop.example', name: 'Ann' };
  const link = { publicUrl: 'https://prices.example', token: 't' };
  const german = welcomeMail({ ...to, language: 'de' }, link);
  expect(german.subject).toBe('Willkommen bei Pricebook');
  expect(german.text).toMatch(/^Guten Tag Ann,\n\nVielen Dank/);
  expect(german.html).toContain('<html lang="de">');
  const arabic = oneTimeCodeMail({ ...to, language: 'ar' }, '012345');
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.text).toContain('\n012345\n');
  const applicant = { email: 'b@shop.example', name: 'Bo', phone: '1', company: 'Coil' };
  expect(approvalRequestMail({ email: 'c@shop.example', language: 'zh' }, applicant, link)).toMatchObject({
    subject: 'Bo 申请账户',
    html: expect.stringContaining('<html lang="zh-Hans">'),
  });
});
