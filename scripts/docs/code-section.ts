import { errorTexts } from '../../src/wire/error-texts';
import { fieldReasons } from '../../src/wire/field-reasons';
import { code, table } from './table';

/** Stands for any text or number, such as `{limit}`. */
class Placeholder {
  readonly #name: string;
  constructor(name: string) {
    this.#name = name;
  }
  toString(): string {
    return `{${this.#name}}`;
  }
  toLocaleString(): string {
    return `{${this.#name}}`;
  }
}

const placeholders = new Proxy(
  {},
  { get: (_, name) => (name === 'purpose' ? 'backup' : new Placeholder(String(name))) },
);

/** A text with its parameters in braces. */
function template(text: string | ((params: never) => string)): string {
  // SAFETY: every parameter is a placeholder, which turns into its text.
  return typeof text === 'string' ? text : text(placeholders as never);
}

/** The codes of errors and of the reasons of fields, with their English texts. */
export function codeSection(): string {
  const rows = (texts: Readonly<Record<string, string | ((params: never) => string)>>) =>
    Object.entries(texts).map(([name, text]) => [code(name), template(text)]);
  return [
    table(['`code`', 'message'], rows(errorTexts)),
    '',
    'Of fields, in `fieldCodes`, and of rows, in `data.problems`:',
    '',
    table(['`code`', 'reason'], rows(fieldReasons)),
  ].join('\n');
}
