import { normalizeName } from '../../../src/wire/text-rules';

/**
 * The key by which names are unique: equal for names that differ only in letter case, white space or Unicode form.
 * Computed here rather than in SQL, because upper case depends on the locale of a database.
 */
export const nameKey = (name: string): string => normalizeName(name).normalize('NFC').toUpperCase().toLowerCase();
