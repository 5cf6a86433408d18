import type { Currency } from '../wire/price-levels';
import type { Rounding } from '../wire/rounding';
import type { CostSource } from './reading.types';

/** A rule for the costs of a column as it is typed; texts are '' where nothing is typed. */
export interface CostDraft {
  /** Position of the column in the file, from 0. */
  readonly column: number;
  readonly currency: Currency;
  /** Three letters. */
  readonly costCurrency: string;
  readonly rate: string;
  /** Day of the rate, such as `2026-11-01`. */
  readonly date: string;
  /** VAT in the cost, which is removed first, in per cent. */
  readonly vatOut: string;
  readonly factor: string;
  readonly amount: string;
  readonly markupKind: 'each' | 'series';
  /** Mark-up of each level in per cent, by its position from 0. */
  readonly percents: readonly string[];
  /** The first mark-up of a series, its levels from 1, and the factor from each level to the next one. */
  readonly percent: string;
  readonly levels: readonly number[];
  readonly seriesFactor: string;
  /** VAT that is added to the price, in per cent. */
  readonly vatIn: string;
  readonly rounding: Rounding;
  readonly lowestPrice: string;
  readonly ownPrice?: CostSource['ownPrice'];
}
