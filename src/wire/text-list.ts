/** Joins a list to the text of a spreadsheet cell, as in CSV: `Gym, "Baker, Sons"`. */
export function formatTextList(items: readonly string[]): string {
  return items.map((item) => (/[",;\n]/.test(item) ? `"${item.replaceAll('"', '""')}"` : item)).join(', ');
}

/** Splits the text of a cell into items; a line break separates items too. */
export function parseTextList(text: string): string[] {
  const items: string[] = [];
  for (const [, quoted, bare] of text.matchAll(/\s*(?:"((?:[^"]|"")*)"\s*(?=,|\n|$)|([^,\n]*))(?:,|\n|$)/g)) {
    const item = quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"');
    if (item.trim() !== '') items.push(item.trim());
  }
  return items;
}
