const quote = 0x22;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * Splits text into records by RFC 4180. A quote within an unquoted cell is an ordinary character, and text after a closing
 * quote belongs to the cell. A blank line is a record with one blank cell. `RecordScanner` has to follow the same rules.
 */
export const parseRecords = (text: string, delimiter: string): string[][] => {
  const records: string[][] = [];
  const separator = delimiter.charCodeAt(0);
  let at = 0;
  let cells: string[] = [];

  const quotedPart = (): string => {
    let part = '';
    for (let from = at + 1; ; from = at + 1) {
      const end = text.indexOf('"', from);
      if (end < 0) {
        at = text.length;
        return part + text.slice(from);
      }
      part += text.slice(from, end);
      at = end + 1;
      if (text.charCodeAt(at) !== quote) return part;
      part += '"';
    }
  };
  const plainPart = (): string => {
    const from = at;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === separator || code === lineFeed || code === carriageReturn) break;
    }
    return text.slice(from, at);
  };

  while (at < text.length) {
    const quoted = text.charCodeAt(at) === quote ? quotedPart() : '';
    cells.push(quoted + plainPart());
    const code = text.charCodeAt(at++);
    if (code === separator) {
      if (at === text.length) cells.push('');
      else continue;
    }
    if (code === carriageReturn && text.charCodeAt(at) === lineFeed) at++;
    records.push(cells);
    cells = [];
  }
  return records;
};
