/** A column that the caller expects, with its other names. */
export interface KnownColumn {
  readonly key: string;
  readonly aliases?: readonly string[];
}

export interface SheetColumn {
  readonly index: number;
  readonly name: string;
  /** `duplicate`: several columns of the file match the key. */
  readonly match:
    | { readonly kind: 'known' | 'duplicate'; readonly key: string }
    | { readonly kind: 'unknown' | 'unnamed' };
}

const keysByName = (known: readonly KnownColumn[]): ReadonlyMap<string, string> => {
  const keys = new Map<string, string>();
  for (const { key, aliases = [] } of known) for (const alias of aliases) keys.set(normalizeColumnName(alias), key);
  for (const { key } of known) keys.set(normalizeColumnName(key), key);
  return keys;
};

/** Counts the known columns among the names; a column counts once. */
export const countKnown = (names: readonly string[], known: readonly KnownColumn[]): number => {
  const keys = keysByName(known);
  return new Set(names.map((name) => keys.get(normalizeColumnName(name))).filter((key) => key !== undefined)).size;
};

/** Matches the names of a header with known columns. Compares only letters and digits. */
export const matchColumns = (names: readonly string[], known: readonly KnownColumn[]): readonly SheetColumn[] => {
  const keys = keysByName(known);
  const found = names.map((name) => keys.get(normalizeColumnName(name)));
  const times = new Map<string | undefined, number>();
  for (const key of found) times.set(key, (times.get(key) ?? 0) + 1);
  return names.map((name, index) => {
    const key = found[index];
    if (key !== undefined) return { index, name, match: { kind: times.get(key) === 1 ? 'known' : 'duplicate', key } };
    return { index, name, match: { kind: name.trim() === '' ? 'unnamed' : 'unknown' } };
  });
};

/**
 * Reduces a name to its letters in lower case and its numbers without leading zeros: `SP - AUD - 01`, `sp_aud_1` and
 * `SP_AUD_01` become `spaud1`.
 */
export const normalizeColumnName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, ''))
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
