import { hiddenMark, type SheetRow } from '../cell';
import { limits } from '../limits';
import { xmlTags } from './xml-text';

const hiddenAttribute = /\shidden\s*=\s*["'](?:1|true)["']/;

export function markHidden(rows: readonly SheetRow[], xml: string): readonly SheetRow[] {
  if (!xml.includes('hidden')) return rows;
  const numbers = new Set<number>();
  for (const [, attributes = ''] of xml.matchAll(/<row(\s[^>]*)>/g)) {
    if (hiddenAttribute.test(attributes)) numbers.add(Number(/\sr\s*=\s*["'](\d+)/.exec(attributes)?.[1]));
  }
  return rows.map((row) => (numbers.has(row.number) ? { ...row, ...hiddenMark } : row));
}

/** Returns the positions of hidden columns; `head` is the sheet's XML before its rows. */
export function hiddenColumns(head: string): ReadonlySet<number> {
  const columns = new Set<number>();
  const list = /<cols>.*?<\/cols>/s.exec(head)?.[0] ?? '';
  for (const tag of xmlTags(list, 'col')) {
    if (tag.get('hidden') !== '1' && tag.get('hidden') !== 'true') continue;
    const last = Math.min(Number(tag.get('max')), limits.columns);
    for (let column = Math.max(1, Number(tag.get('min'))); column <= last; column++) columns.add(column - 1);
  }
  return columns;
}
