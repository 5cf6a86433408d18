/** Languages with a catalogue in `src/locales`, besides English, which is built in. */
export const locales = ['en', 'de'] as const;

export type Locale = (typeof locales)[number];

/** The catalogue for a language tag such as `de-AT`; English for any other language. */
export function localeOf(tag: string): Locale {
  const [language = ''] = tag.toLowerCase().split('-');
  return locales.find((locale) => locale === language) ?? 'en';
}
