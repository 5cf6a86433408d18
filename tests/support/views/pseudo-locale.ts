import type { Page, Route } from 'playwright';
import { englishTexts } from './english-texts';
import { shownTexts } from './shown-texts';

/** In a page: `inPseudo` puts texts in brackets, with accents, a fifth longer. The German ones already are longer than the English. */
const inPseudo = `
const accents = { a: 'á', c: 'ç', d: 'ð', e: 'é', g: 'ğ', i: 'í', l: 'ľ', n: 'ñ', o: 'ó', r: 'ř', s: 'š', t: 'ţ', u: 'ú', y: 'ý', A: 'Á', E: 'É', P: 'Þ', S: 'Š' };
const accented = (text) => [...text].map((letter) => accents[letter] ?? letter).join('');
const pseudo = (text) => /[a-z]{2}/i.test(text) ? '[' + accented(text) + '~'.repeat(Math.ceil(text.length / 5)) + ']' : text;
const inPseudo = (texts) => {
  if (typeof texts === 'string') return pseudo(texts);
  if (typeof texts === 'function') return (...parameters) => inPseudo(texts(...parameters));
  if (Array.isArray(texts)) return texts.map(inPseudo);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, inPseudo(text)]));
};
`;

/** Responds with a file of the German texts, its texts in the pseudo-locale. It exports what the file does: also its whole module as one value. */
async function respondInPseudo(route: Route): Promise<void> {
  const address = route.request().url();
  const code = await (await route.fetch()).text();
  const exported = [...(/export\s*\{([^}]*)\}/.exec(code)?.[1] ?? '').matchAll(/(?:\bas )?([\w$]+)(?=,|$)/g)];
  const exports = exported.map(([, name]) => `const $${name} = changed('${name}'); export { $${name} as ${name} };`);
  const body = `
    import * as original from '${address}?original';
    ${inPseudo}
    const ofLanguage = (language) => ({ ...language, first: inPseudo(language.first) });
    const ofModule = (module) => ({
      ...module,
      ...(module.language && { language: ofLanguage(module.language) }),
      ...(module.uploadTexts && { uploadTexts: inPseudo(module.uploadTexts) }),
      ...(module.ruleTexts && { ruleTexts: inPseudo(module.ruleTexts) }),
      ...(module.historyTexts && { historyTexts: inPseudo(module.historyTexts) }),
    });
    const changed = (name) => {
      const value = original[name];
      if (name === 'language') return ofLanguage(value);
      if (['uploadTexts', 'ruleTexts', 'historyTexts'].includes(name)) return inPseudo(value);
      return value?.language ?? value?.uploadTexts ?? value?.ruleTexts ?? value?.historyTexts ? ofModule(value) : value;
    };
    ${exports.join('\n')}`;
  await route.fulfill({ contentType: 'text/javascript', body });
}

/** Shows the widgets of a page in the pseudo-locale. Resolves when they are, or when the page has none. */
export async function showPseudoLocale(page: Page): Promise<void> {
  await page.route(/\/(de|upload-texts|rule-texts|history-texts)[.-][\w-]{7,8}\.js$/, respondInPseudo);
  await page.evaluate(() => {
    document.documentElement.lang = 'de';
  });
  if ((await shownTexts(page)).length > 0) await page.getByText('~]').first().waitFor({ state: 'attached' });
}

/** What no catalogue changes: the hidden button of the library of choices, and values as they stand in a file or a filter. */
const untranslated = ['Dismiss', 'YES'];

/** What is wrong with the texts of a page in the pseudo-locale: those in English, those that are cut, and a page that scrolls sideways. */
export async function pseudoLocaleFindings(page: Page): Promise<readonly string[]> {
  const english = await englishTexts();
  const findings = (await shownTexts(page)).flatMap(({ text, element, isCut }) => {
    const isEnglish = /[a-z]{2}/i.test(text) && english.has(text) && !untranslated.includes(text);
    return [...(isEnglish ? [`English: ${text} (${element})`] : []), ...(isCut ? [`cut: ${text} (${element})`] : [])];
  });
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  // A part of a pixel counts as one.
  return beyond > 1 ? [...findings, `The page scrolls sideways by ${beyond} px.`] : findings;
}
