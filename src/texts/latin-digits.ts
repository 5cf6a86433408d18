/** Arabic, Persian and full-width digits; the last four bits of each are its value. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** The text with Latin digits, as keyboards for Arabic, Persian and Chinese may type others, and without marks of direction. */
export const withLatinDigits = (text: string): string =>
  text.replace(/[\u061c\u200e\u200f]/g, '').replace(otherDigits, (digit) => String(digit.charCodeAt(0) % 16));
