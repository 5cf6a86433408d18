/**
 * A list as one text, as a cell of a spreadsheet has it: `Gym, Court`. An item with a comma or a quotation mark in it
 * stands in quotation marks, of which one inside is doubled: `Gym, "Baker, Sons"`.
 */
export function writeTextList(items: readonly string[]): string {
  return items.map((item) => (/[",;\n]/.test(item) ? `"${item.replaceAll('"', '""')}"` : item)).join(', ');
}

/** The items of such a text; a line's end parts items, too. */
export function readTextList(text: string): string[] {
  const items: string[] = [];
  for (const [, quoted, bare] of text.matchAll(/\s*(?:"((?:[^"]|"")*)"\s*(?=,|\n|$)|([^,\n]*))(?:,|\n|$)/g)) {
    const item = quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"');
    if (item.trim() !== '') items.push(item.trim());
  }
  return items;
}
