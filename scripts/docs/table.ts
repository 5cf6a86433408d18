/** A table of Markdown; bars inside cells are escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** As code, in Markdown. */
export const code = (text: string): string => `\`${text}\``;

/** The description and the default. */
export const meaning = (entry: {
  readonly description?: string | undefined;
  readonly default?: string | undefined;
}): string => [entry.description, entry.default && `Default: ${asWords(entry.default)}.`].filter(Boolean).join(' ');

/** A single value as code; other text unchanged. */
const asWords = (text: string) => (/^[\w.-]+$/.test(text) ? code(text) : text);
