/** Only zeros, at least two of them adjacent, and literal text. */
const codeFormat = /^(?=.*00)(?:"[^"]*"|\\.|[-/ ]|0)+$/;

export const isCodeFormat = (format: string): boolean => codeFormat.test(format);

/** Formats a number as a code; `undefined` for other formats and numbers. */
export function formatCode(value: number, format: string): string | undefined {
  if (!isCodeFormat(format) || !Number.isInteger(value) || value < 0) return undefined;
  const tokens = format.match(/"[^"]*"|\\.|./g) ?? [];
  const places = tokens.filter((token) => token === '0').length;
  const digits = String(value).padStart(places, '0');
  // If the number has more digits than the format has zeros, the first zero stands for all extra digits.
  let at = digits.length - places;
  let isFirst = true;
  return tokens
    .map((token) => {
      if (token !== '0') return token.startsWith('"') ? token.slice(1, -1) : token.replace(/^\\/, '');
      const shown = isFirst ? digits.slice(0, at + 1) : digits.charAt(at);
      isFirst = false;
      at++;
      return shown;
    })
    .join('');
}
