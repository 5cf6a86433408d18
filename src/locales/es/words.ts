import { shownCount as count } from '../../texts/notation';

export { count };

/** `toLocaleString('es')` does not group four digits, as the prices beside them are. */

/** A number and its noun, such as '1 fila' and '1.200 filas'. */
export const counted = (n: number, one: string, many: string): string => `${count(n)} ${n === 1 ? one : many}`;

export const rows = (n: number): string => counted(n, 'fila', 'filas');
export const cells = (n: number): string => counted(n, 'celda', 'celdas');
export const columns = (n: number): string => counted(n, 'columna', 'columnas');
export const changes = (n: number): string => counted(n, 'cambio', 'cambios');
export const texts = (n: number): string => counted(n, 'texto', 'textos');
export const prices = (n: number): string => counted(n, 'precio', 'precios');
export const seconds = (n: number): string => counted(n, 'segundo', 'segundos');

/** The records of prices: each has the prices of one SKU. */
export const records = (n: number): string => counted(n, 'referencia', 'referencias');

export const filled = (text: string): string => text || '(vacío)';

/** 'A la 1:05', but 'a las 13:05', and 'el 3 feb 2027, 13:05' with a date. */
export function atTime(time: string): string {
  if (!/^\d+:/.test(time)) return `el ${time}`;
  return `${/^0?1:/.test(time) ? 'a la' : 'a las'} ${time}`;
}

interface Noun {
  readonly the: string;
  readonly this: string;
  readonly none: string;
  readonly new: string;
}

const nouns: Readonly<Record<string, Noun>> = {
  price: { the: 'el precio', this: 'este precio', none: 'ningún precio', new: 'nuevo precio' },
  product: { the: 'el producto', this: 'este producto', none: 'ningún producto', new: 'nuevo producto' },
  company: { the: 'la empresa', this: 'esta empresa', none: 'ninguna empresa', new: 'nueva empresa' },
  user: { the: 'el usuario', this: 'este usuario', none: 'ningún usuario', new: 'nuevo usuario' },
};

const record: Noun = { the: 'el registro', this: 'este registro', none: 'ningún registro', new: 'nuevo registro' };

/** The Spanish for the English noun of a kind of record. */
export const nounOf = (noun: string): Noun => nouns[noun] ?? record;
