import { unclearReadings, withoutSeparators } from './comma-meaning';

/** A typed text without blanks around it and a plus sign, apart from its minus sign. */
function signAndDigits(typed: string): readonly [sign: string, digits: string] {
  const text = typed.trim().replace(/^\+\s*/, '');
  return /^[-−]/.test(text) ? ['-', text.slice(1)] : ['', text];
}

/** The numbers that a typed text with a comma may be, with a point before decimals: 57.5 for `57,5`, and 1.234 and 1234 for `1,234`. */
export function decimalReadings(typed: string): readonly string[] {
  const [sign, digits] = signAndDigits(typed);
  return unclearReadings(digits).map((reading) => `${sign}${reading}`);
}

/** The plain decimal of a typed text that can be read in one way: `-57.5` for `−57,5`. Other texts keep their comma. */
export function toPlainDecimal(typed: string): string {
  const [reading, another] = decimalReadings(typed);
  if (reading !== undefined && another === undefined) return reading;
  const [sign, digits] = signAndDigits(typed);
  return `${sign}${withoutSeparators(digits)}`;
}
