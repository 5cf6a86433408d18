/** Returns a function that chooses a text by the plural rules of a language; `other` is needed, the rest as the language has them. */
export function pluralIn(locale: string) {
  let rules: Intl.PluralRules | undefined;
  return (count: number, texts: PluralTexts): string => {
    rules ??= new Intl.PluralRules(locale);
    return texts[rules.select(count)] ?? texts.other;
  };
}

type PluralTexts = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
