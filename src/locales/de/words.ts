import { shownCount as count } from '../../texts/notation';

export { count };

/** A number and its noun, such as '1 Zeile' and '1.200 Zeilen'. */
export const counted = (n: number, one: string, many: string): string => `${count(n)} ${n === 1 ? one : many}`;

export const rows = (n: number): string => counted(n, 'Zeile', 'Zeilen');
export const cells = (n: number): string => counted(n, 'Zelle', 'Zellen');
export const columns = (n: number): string => counted(n, 'Spalte', 'Spalten');
export const prices = (n: number): string => counted(n, 'Preis', 'Preise');
export const records = (n: number): string => counted(n, 'Datensatz', 'Datensätze');
export const changes = (n: number): string => counted(n, 'Änderung', 'Änderungen');
export const seconds = (n: number): string => counted(n, 'Sekunde', 'Sekunden');

/** A number of parts in a text that needs the dative, such as 'in 3 Datensätzen'. */
export const inRecords = (n: number): string => counted(n, 'Datensatz', 'Datensätzen');

export const isOrAre = (n: number): string => (n === 1 ? 'ist' : 'sind');

export const filled = (text: string): string => text || '(leer)';

interface Noun {
  readonly the: string;
  readonly this: string;
  readonly none: string;
  /** After 'mit' and 'zu'. */
  readonly new: string;
}

const nouns: Readonly<Record<string, Noun>> = {
  price: { the: 'Der Preis', this: 'Dieser Preis', none: 'kein Preis', new: 'dem neuen Preis' },
  product: { the: 'Das Produkt', this: 'Dieses Produkt', none: 'kein Produkt', new: 'dem neuen Produkt' },
  company: { the: 'Die Firma', this: 'Diese Firma', none: 'keine Firma', new: 'der neuen Firma' },
  user: { the: 'Der Benutzer', this: 'Dieser Benutzer', none: 'kein Benutzer', new: 'dem neuen Benutzer' },
};

const record: Noun = {
  the: 'Der Datensatz',
  this: 'Dieser Datensatz',
  none: 'kein Datensatz',
  new: 'dem neuen Datensatz',
};

/** The German for the English noun of a kind of record. */
export const nounOf = (noun: string): Noun => nouns[noun] ?? record;
