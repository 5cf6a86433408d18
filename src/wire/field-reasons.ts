import type { Coded, ErrorParams } from './error-texts';

/**
 * Why the reference back end refuses the value of a field, by stable code. A text that ends with a full stop is a sentence; others
 * continue one that begins with the name of the field. `{…}` stands for a parameter.
 */
export const fieldReasons = {
  needed: 'is needed',
  missing: 'is missing',
  'not-text': 'has to be text',
  'not-number': 'has to be a number',
  'not-boolean': 'has to be true or false',
  'not-list': 'has to be a list of texts',
  'not-yes-no': 'has to be YES or NO',
  'not-status': 'has to be Active or Inactive',
  'not-email': 'has to be an email address such as name@example.com',
  'not-address': 'has to be a web address that begins with https:// or http://',
  'not-decimal': 'has to be a number such as 12.5',
  'not-price':
    'has to be a number from 0 with at most {whole} digits before the point and {decimals} after it, or a short text such as POA',
  'not-choice': 'has to be one of {choices}',
  'below-zero': 'is negative',
  'max-number': 'has to be {limit} at most',
  'too-long': 'is too long',
  'max-characters': 'may have {limit} characters at most',
  'max-characters-in-all': 'may have {limit} characters at most, all its items together',
  'min-characters': 'has to have at least {limit} characters',
  'max-texts': 'may have {limit} texts at most',
  'max-prices': 'may have {limit} prices at most',
  'error-text': 'is the spreadsheet error {text}',
  'unshown-character': 'contains a character that cannot be shown',
  'nul-character': 'contains a NUL character, which cannot be kept',
  'nothing-visible': 'has to have characters that can be seen',
  'common-password': 'is one of the most common ones, which are guessed first',
  'same-password': 'has to be another than the current one',
  'wrong-password': 'This is not the current password of this account.',
  'wrong-code': 'This is not the code that the app shows now.',
  'unknown-secret': 'is not the one that was made last for this account: please scan the QR code again',
  'unknown-link': 'belongs to no valid link',
  'unknown-company': 'is no company that exists',
  'unknown-product': 'is no product that exists',
  'unknown-sku': '“{sku}” is no product that exists',
  'repeated-sku': 'is in row {row} already: each SKU may be in one row only',
  'other-sku': 'of a price cannot be changed; this one belongs to {sku}',
  'file-needed': 'is needed: choose the file to upload',
  'one-file': 'has to be one file',
  'one-upload': 'has to be one file: upload several one after the other',
} as const;

export type FieldReasonCode = keyof typeof fieldReasons;

const placeholder = /\\\{(\w+)\\\}/g;

const patterns = Object.entries(fieldReasons).map(([code, text]) => {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return { code, pattern: new RegExp(`^${escaped.replace(placeholder, '(?<$1>.+)')}$`) };
});

/**
 * The code of a reason and its parameters, numbers as numbers. Found by the text, because the schemas that refuse a value know
 * texts alone; `undefined` for reasons that have no code.
 */
export function codeOfReason(reason: string): Coded | undefined {
  for (const { code, pattern } of patterns) {
    const match = pattern.exec(reason);
    if (match?.groups !== undefined) return { code, params: paramsOf(match.groups) };
    if (match !== null) return { code };
  }
  return undefined;
}

const numbers: ReadonlySet<string> = new Set(['decimals', 'limit', 'row', 'whole']);

const paramsOf = (texts: Readonly<Record<string, string>>): ErrorParams =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, numbers.has(name) ? Number(text.replaceAll(',', '')) : text]),
  );
