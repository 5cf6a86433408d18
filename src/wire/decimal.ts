const significantDigits = 15;

/** A number as plain decimal text, never `1e21`, at the digits that a spreadsheet keeps: 0.1 + 0.2 is `0.3`. */
export const decimalText = (value: number): string => {
  if (!Number.isFinite(value)) return String(value);
  const [mantissa = '0', exponent = '0'] = value.toExponential(significantDigits - 1).split('e');
  const negative = mantissa.startsWith('-');
  const digits = mantissa.replace(/[-.]/g, '');
  const point = 1 + Number(exponent);
  const whole = point > 0 ? digits.slice(0, point).padEnd(point, '0') : '0';
  const fraction = point > 0 ? digits.slice(point) : '0'.repeat(-point) + digits;
  return canonicalDecimal(negative, whole, fraction);
};

/** Joins digits to a decimal text without superfluous zeros: ('0012', '50') is `12.5`. */
export const canonicalDecimal = (negative: boolean, whole: string, fraction: string): string => {
  const trimmedWhole = whole.replace(/^0+(?=\d)/, '') || '0';
  const trimmedFraction = fraction.replace(/0+$/, '');
  const text = trimmedFraction === '' ? trimmedWhole : `${trimmedWhole}.${trimmedFraction}`;
  return negative && text !== '0' ? `-${text}` : text;
};

/** Parses a decimal text such as `-12.5`, `007` or `.5`; `undefined` for anything else. */
export function decimalParts(text: string) {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+|(?=\.\d))(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return { isNegative: sign === '-', whole: whole.replace(/^0+(?=\d)/, '') || '0', fraction };
}
