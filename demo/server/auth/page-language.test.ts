import { describe, expect, it } from 'vitest';
import { codedMessage } from '../../../src/wire/error-texts';
import { emailConfirmedPage, linkRefusedPage } from './confirm-email-page';
import { errorText, fieldProblem, pageLanguage } from './page-language';

const tags = ['de', 'fr', 'es', 'zh', 'ar'];
const { texts: english } = pageLanguage('en');

/** All texts with their path; those with parameters are called with marked ones. */
function textsOf(texts: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (typeof text === 'string') return [[path + key, text] as const];
    return typeof text === 'function' ? [[path + key, text('⟨1⟩', '⟨2⟩')] as const] : textsOf(text, `${path}${key}.`);
  });
}

describe.each(tags)('The pages of the server in %s', (tag) => {
  const language = pageLanguage(`${tag}, en;q=0.5`);

  it('have each text, with its parameters, and no sentence in English', { tags: 'OK23' }, () => {
    const own = new Map(textsOf(language.texts));
    const marks = (text: string | undefined) => `${text?.match(/⟨\d⟩/g)?.sort()}`;
    for (const [path, text] of textsOf(english)) {
      expect(marks(own.get(path)), path).toBe(marks(text));
      if (/ [a-z]+ [a-z]+/.test(text)) expect(own.get(path), path).not.toBe(text);
    }
  });

  it('say why a link, a field or a sign-in is refused', { tags: 'OK23' }, () => {
    const errors = [
      codedMessage('link-used'),
      codedMessage('link-expired'),
      codedMessage('link-invalid'),
      codedMessage('sign-in-not-begun'),
      codedMessage('identity-provider-refused', { name: 'Keycloak' }),
    ];
    const shown = errors.map((error) => errorText(language, error));
    expect(shown.filter((text, at) => text === errors[at]?.message || /[{}]/.test(text))).toEqual([]);
    expect(shown.at(-1)).toContain('Keycloak');
    const problem = fieldProblem(language, 'The password', 'has to have at least 8 characters');
    expect(problem).toContain('8');
    expect(problem).not.toContain('The password');
  });
});

it('A page is a document of the language that the browser wants', { tags: 'OK23' }, () => {
  const account = { email: '<a@shop.example>', status: 'Pending' } as const;
  const german = emailConfirmedPage(pageLanguage('de-AT'), account);
  expect(german).toContain('<html lang="de">');
  expect(german).toContain('Vielen Dank. <b>&#60;a@shop.example&#62;</b> ist bestätigt');
  expect(linkRefusedPage(pageLanguage('ar'), 'سبب')).toContain('<html lang="ar" dir="rtl">');
  expect(linkRefusedPage(pageLanguage('it'), 'Reason')).toContain('<html lang="en">');
  expect(linkRefusedPage(pageLanguage(undefined), 'Reason')).toContain('This link does not work');
});

it('An error without a text is shown as it came', () => {
  const unknown = { code: 'constructor', message: 'As it came.' };
  expect(errorText(pageLanguage('de'), unknown)).toBe('As it came.');
  expect(fieldProblem(pageLanguage('de'), 'The name', 'is odd')).toBe('The name is odd.');
});
