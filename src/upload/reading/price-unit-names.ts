import type { FileColumn } from '../../machines/reading.types';

/** Letters alone, without accents and what stands in brackets, so that `Preis-Einheit (Stk)` and `preiseinheit` are one name. */
const lettersOf = (name: string): string =>
  name
    .replace(/\(.*?\)|\[.*?\]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

const setOf = (names: string): ReadonlySet<string> =>
  new Set(
    names
      .trim()
      .split(/\s*,\s*/)
      .map(lettersOf),
  );

/** Names of columns that say for how many pieces the price of a row is. */
const unambiguousNames = setOf(`
  price unit, price units, pricing unit, pricing units, unit of price, unit of pricing, unit price basis, price unit basis,
  price unit qty, price unit quantity, price basis qty, price basis quantity, price divisor, net price unit, list price unit,
  Preiseinheit, Preiseinheiten, Preis Einh, Preiseinheit Menge, Preisbasis, Preisbasismenge, Preismenge, Preisbezug,
  Preisbezugsmenge, Preisbezugsgröße, Mengeneinheit Preis, unité de prix, unité prix, unité du prix, unité de tarif,
  unité tarif, quantité de prix, unidad de precio, unidad precio, unidad del precio, unidade de preço, unidade do preço,
  unidade preço, unità di prezzo, unità prezzo, unità del prezzo, prijseenheid, prijs eenheid, prijsbasis, jednostka ceny,
  jednostka cenowa, cenová jednotka, jednotka ceny, prisenhet, prisenhed, pris enhet, hintayksikkö, единица цены, ед цены,
  ценовая единица, одиниця ціни, fiyat birimi, 价格单位, 價格單位, 计价单位, 計價單位, 计价数量, 价格基数, 価格単位, 単価単位, 가격단위,
  وحدة السعر, יחידת מחיר
`);

/** Names that may mean something else, such as a pack: they count where all numbers in the column are powers of ten. */
const shortNames = setOf(`
  PE, PEH, per, price per, priced per, price for, per qty, per quantity, price qty, price quantity, pricing quantity, price base,
  price basis, pricing basis, pro, je, Preis pro, Preis je, Preis per, Preis für, par, prix par, prix pour, base de prix, por, precio por,
  base de precio, preço por, prezzo per, base prezzo, prijs per, pris per, pris pr, cena za, за, цена за, ціна за
`);

/** Whether a name has a slash between its words: `Price/Unit` is a price of one unit. */
const isPerUnit = (name: string): boolean => /\p{L}\s*[/／]\s*\p{L}/u.test(name.replace(/\(.*?\)|\[.*?\]/g, ''));

const hasDecimals = (sample: string): boolean => /\d[.,](?!0{1,2}(?!\d)|\d{3}(?!\d))\d/.test(sample);

/** How sure a column has the units of prices, by its name; `undefined` for others, such as the sizes of packs, and where half of the numbers have decimals. */
export function unitKindOf({ name, samples }: Pick<FileColumn, 'name' | 'samples'>): 'clear' | 'short' | undefined {
  const letters = lettersOf(name);
  const kind = unambiguousNames.has(letters) ? 'clear' : shortNames.has(letters) ? 'short' : undefined;
  const withDecimals = samples.filter(hasDecimals);
  return isPerUnit(name) || (samples.length > 0 && withDecimals.length * 2 >= samples.length) ? undefined : kind;
}

const months =
  'jan|feb|mär|mar[czst]|apr|ma[iy]|jun|jul|juil|aug|août|sep|o[ck]t|nov|de[cz]|янв|фев|март|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек';
// What follows the numbers of dates and of prices by quantity, such as `100+` and `100-499`, but not a year.
const noUnitAfter = String.raw`(?!\d|[.,]\d|\s*\+|\s*[-–]\s*(?!20\d\d(?!\d))\d|(?<=(?<!\d)\d\d)(?:/\d|\.?\s*(?:${months})))`;
const powerOfTen = String.raw`1(?:0{1,3}|[.,'’\s]?000|0[.,'’\s]?000)${noUnitAfter}`;
const pieces = String.raw`(?:st(?:ü|ue)?c?k?|stk|pcs?|pieces?|pi[eè]ces?|uds?|unid|pz|szt|ks|шт|个|件|個)\.?`;
// A price per 20 kg is one of a bag.
const roundNumber = String.raw`(?:50|[25]00|250|(?:[25][.,'’\s]?0|2[.,'’\s]?5)00)${noUnitAfter}(?=\s*(?:${pieces}|$|[^\s\p{L}\d"'%]))`;
// Not `\b`, which treats letters other than A to Z as the end of a word.
const beforeNumber = String.raw`(?<!\p{L})(?:per|pro|je|par|les|por|cada|pr|za|за)\.?\s*`;
const numberInName = new RegExp(
  [
    `${beforeNumber}(?:${powerOfTen}|${roundNumber})`,
    String.raw`(?:(?<!\p{L})на\s*|(?<=[\p{L}\p{Sc})\]])\s*/\s*|每\s*)${powerOfTen}`,
    String.raw`(?<![\d.,])${powerOfTen}\s*\p{L}{0,2}(?:あたり|当たり|につき)`,
  ].join('|'),
  'iu',
);
/** A number with words that prices by quantity have, too: then other columns have the same name with other numbers. */
const numberAfterFor = new RegExp(
  String.raw`(?:(?<!\p{L})(?:for|für|fuer|pour|para)\s*${powerOfTen}|[([]\s*${powerOfTen}\s*${pieces}\s*[)\]])`,
  'iu',
);
const packWords = /box|pack|carton|karton|kiste|beutel|case|roll|boîte|caja|короб|уп/iu;
const wordInName =
  /(?<!\p{L})(?:per|pro|je|par|por|le|au|za|за)\s+(?:1\s*)?(?:(?<hundred>hundred|hundert|cent|centaine|cien|ciento|сотню|sto)|(?<thousand>thousand|tausend|tsd|mille|mil|millar|тысячу))(?!\p{L})/iu;

const numberIn = (text: string): number => Number(text.replace(/\D/g, ''));

/**
 * For how many pieces the prices of a column are, as its name says: 100 in `Price per 100`; `undefined` for 1, and without such a name.
 * @param otherNames those of the other columns
 */
export function unitInName(name: string, otherNames: readonly string[] = []): number | undefined {
  const sure = numberInName.exec(name);
  if (sure) return numberIn(sure[0]);
  const { hundred, thousand } = wordInName.exec(name)?.groups ?? {};
  // In English, `per cent` is no unit.
  if (hundred !== undefined && !/per\s+cent/i.test(name)) return 100;
  if (thousand !== undefined) return 1000;
  const unsure = numberAfterFor.exec(name);
  if (!unsure || packWords.test(name)) return undefined;
  const beforeDigits = name.slice(0, unsure.index + unsure[0].search(/\d/));
  const isByQuantity = otherNames.some(
    (other) => other.startsWith(beforeDigits) && /^\d/.test(other.slice(beforeDigits.length)),
  );
  return isByQuantity ? undefined : numberIn(unsure[0]);
}
