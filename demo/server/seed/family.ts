import type { Look } from './pictures/looks';

/** A variant of a family's products: its part of the SKU, its words, and its effect on the price. */
export interface Variant {
  readonly code: string;
  readonly text: string;
  /** Factor on the family's price. @default 1 */
  readonly factor?: number;
}

/** A family of products: one for each kind, size and colour. */
export interface Family {
  readonly group: string;
  readonly subGroup: string;
  readonly prefix: string;
  readonly unit: string;
  readonly order: string;
  readonly leadTime: string;
  readonly applications: readonly string[];
  readonly rollLength?: number;
  readonly stripLength?: number;
  readonly unitSize: number;
  readonly weight: number;
  /** In the first currency, at the first price level. */
  readonly price: number;
  readonly takesLogo?: boolean;
  /** The drawing on its pictures. @default no pictures */
  readonly look?: Look;
  readonly kinds: readonly Variant[];
  readonly sizes: readonly Variant[];
  readonly colours: readonly Variant[];
}

/** Sizes from their codes, words and price factors. */
export const sizes = (texts: readonly (readonly [code: string, text: string, factor: number])[]): readonly Variant[] =>
  texts.map(([code, text, factor]) => ({ code, text, factor }));
