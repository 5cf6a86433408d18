/** Digits that are always shown, perhaps with texts around or between them; at least two side by side. */
const codeFormat = /^(?=.*00)(?:"[^"]*"|\\.|[-/ ]|0)+$/;

/** Whether a number format shows a code, such as `00000`, `"AB-"00000` or `000-000`. */
export const isCodeFormat = (format: string): boolean => codeFormat.test(format);

/** The code that a number displays in such a format; `undefined` when it displays none. */
export function formatCode(value: number, format: string): string | undefined {
  if (!isCodeFormat(format) || !Number.isInteger(value) || value < 0) return undefined;
  const tokens = format.match(/"[^"]*"|\\.|./g) ?? [];
  const places = tokens.filter((token) => token === '0').length;
  const digits = String(value).padStart(places, '0');
  // The first place takes the digits for which there are no places.
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
