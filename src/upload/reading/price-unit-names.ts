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
const clearNames = setOf(`
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

/** How sure a name says that a column has the units of prices; `undefined` for other columns, such as the sizes of packs. */
export function unitNameOf(name: string): 'clear' | 'short' | undefined {
  const letters = lettersOf(name);
  return clearNames.has(letters) ? 'clear' : shortNames.has(letters) ? 'short' : undefined;
}

// Not `\b`, which treats letters other than A to Z as the end of a word.
const beforeNumber = String.raw`(?<!\p{L})(?:per|pro|je|par|les|por|cada|pr|za|за|на)\.?\s*|(?<=[\p{L}\p{Sc})\]])\s*/\s*|每\s*`;
const powerOfTen = String.raw`1(?:0{1,3}|[.,'’\s]?000|0[.,'’\s]?000)(?!\d|[.,]\d)`;
const numberInName = new RegExp(
  String.raw`(?:${beforeNumber})(?<number>${powerOfTen})|(?<![\d.,])(?<counted>${powerOfTen})\s*\p{L}{0,2}(?:あたり|当たり|につき)`,
  'iu',
);
const wordInName =
  /(?<!\p{L})(?:per|pro|je|par|por|le|au|za|за)\s+(?:(?<hundred>hundred|hundert|cent|centaine|cien|ciento|сотню|sto)|(?<thousand>thousand|tausend|mille|mil|тысячу))(?!\p{L})/iu;

/** For how many pieces the prices of a column are, as its name says: 100 in `Price per 100`; `undefined` for 1, and without such a name. */
export function unitInName(name: string): number | undefined {
  const { number, counted } = numberInName.exec(name)?.groups ?? {};
  const digits = number ?? counted;
  if (digits !== undefined) return Number(digits.replace(/\D/g, ''));
  const { hundred, thousand } = wordInName.exec(name)?.groups ?? {};
  // In English, `per cent` is no unit.
  if (hundred !== undefined && !/per\s+cent/i.test(name)) return 100;
  return thousand === undefined ? undefined : 1000;
}
