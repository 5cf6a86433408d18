/** Words for prices in names of columns, in small letters without accents. */
const priceWords = new Set(
  'price prices preis preise prix precio precios prezzo prezzi prijs prijzen preco precos pret preturi pris priser hinta hinnat kaina cena ceny cene cijena cijene цена цены ціна ціни стоимость вартість fiyat fiyati fiyatlari τιμη τιμες מחיר السعر سعر harga gia'.split(
    ' ',
  ),
);
/** Words of scripts that are written without blanks. */
const priceEndings = /(?:价格|價格|价|價|価格|単価|定価|가격|단가|ราคา)$/u;

/** The words and numbers of a name, in small letters without accents; the two letters i of Turkish are one. */
export const wordsOfName = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFC')
    .match(/\p{L}+|\d+/gu) ?? [];

/** Whether the name of a column has a word for prices, whatever its currency and its tax. */
export const hasPriceWord = (name: string): boolean =>
  wordsOfName(name).some((word) => priceWords.has(word) || priceEndings.test(word));
