export interface ColumnValue {
  readonly value: string;
  readonly rows: number;
}

/** Amounts in a currency other than the column's. */
export interface OfferedAmounts {
  /** The column's key. */
  readonly key: string;
  /** Three letters. */
  readonly currency: string;
  readonly cells: number;
  /** How many of the cells can be stored as texts. */
  readonly texts: number;
}

/** Cells that could be read in another way, if the user chooses so. */
export interface OfferedReadings {
  /** Values of a status column that are neither Active nor Inactive. */
  readonly statuses: readonly ColumnValue[];
  /** Rows with an unknown key that is near a known one, and the first of them. */
  readonly nearKeys: { readonly rows: number; readonly written: string; readonly known: string } | undefined;
  /** Cells with more than one address. */
  readonly severalAddresses: number;
  /** Amounts in a currency, by price column. */
  readonly amounts: readonly OfferedAmounts[];
  /** Costs in another currency than the rule of their column takes, such as `CHF`, or `kr`, the sign of several currencies. */
  readonly costAmounts: readonly { readonly column: number; readonly currency: string; readonly cells: number }[];
  readonly priceUnits: OfferedUnits;
}

/** Prices and costs that are for several pieces, such as 100, as the name of their column or another column says. */
export interface OfferedUnits {
  readonly prices: number;
  /** The numbers of pieces, in ascending order. */
  readonly units: readonly { readonly unit: number; readonly prices: number }[];
  /** The columns that say so, by position from 0. */
  readonly columns: readonly number[];
  /** Prices for which the column of the units has no number, as others have: they are read as for one piece. */
  readonly unnamed: number;
  /** A price as written, and as divided by its unit. */
  readonly example: { readonly written: string; readonly unit: number; readonly divided: string } | undefined;
  /** Whether the user has not said yet what becomes of them. */
  readonly isAsked: boolean;
}
