/** A column that the caller can use, and other names that it goes by. */
export interface KnownColumn {
  readonly key: string;
  readonly aliases?: readonly string[];
}

/** What a column of the file stands for. */
export type ColumnMatch =
  | { readonly kind: 'known'; readonly key: string }
  /** Several columns of the file have this name, which is ambiguous. */
  | { readonly kind: 'doubled'; readonly key: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unnamed' };

/** A column of the file. */
export interface SheetColumn {
  /** Position in a row's cells, from 0. */
  readonly index: number;
  /** Name as written in the header. */
  readonly name: string;
  readonly match: ColumnMatch;
}

const keysByName = (known: readonly KnownColumn[]): ReadonlyMap<string, string> => {
  const keys = new Map<string, string>();
  for (const { key, aliases = [] } of known) for (const alias of aliases) keys.set(normalizeColumnName(alias), key);
  for (const { key } of known) keys.set(normalizeColumnName(key), key);
  return keys;
};

/** How many of the names are known ones; a name counts once. */
export const countKnown = (names: readonly string[], known: readonly KnownColumn[]): number => {
  const keys = keysByName(known);
  return new Set(names.map((name) => keys.get(normalizeColumnName(name))).filter((key) => key !== undefined)).size;
};

/** Tells for each name in a header which known column it is, by letters and digits alone. */
export const matchColumns = (names: readonly string[], known: readonly KnownColumn[]): readonly SheetColumn[] => {
  const keys = keysByName(known);
  const found = names.map((name) => keys.get(normalizeColumnName(name)));
  const times = new Map<string | undefined, number>();
  for (const key of found) times.set(key, (times.get(key) ?? 0) + 1);
  return names.map((name, index) => {
    const key = found[index];
    if (key !== undefined) return { index, name, match: { kind: times.get(key) === 1 ? 'known' : 'doubled', key } };
    return { index, name, match: { kind: name.trim() === '' ? 'unnamed' : 'unknown' } };
  });
};

/**
 * What counts of a column's name: its letters and digits, in lower case, numbers without leading zeros. So `SP - AUD - 01`,
 * `sp_aud_1` and `SP_AUD_01` are one name, `spaud1`. Empty where a name has neither letters nor digits.
 */
export const normalizeColumnName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, ''))
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
