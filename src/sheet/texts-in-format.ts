/** Currencies in brackets, such as `[$€-407]`; literal texts; signs as they are. */
const formatTexts = /\[\$([^\]-]+)[^\]]*\]|"([^"]*)"|(\p{Sc})/gu;
/** A word or a sign; `$` alone is the one of many currencies, and that of formats which nobody chose. */
const mayBeCurrency = /^(?!\$$).*[\p{L}\p{Sc}]/u;

/** The texts of a number format that may name a currency, such as `€`, `CHF` or `kr`; units such as `kg` are among them. */
export const textsInFormat = (format: string): readonly string[] =>
  Array.from(format.matchAll(formatTexts), ([, bracketed, literal, sign]) =>
    (bracketed ?? literal ?? sign ?? '').trim(),
  ).filter((text) => mayBeCurrency.test(text));
