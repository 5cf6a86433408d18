import { defineMessages } from '../../texts/define-messages';
import { counted } from '../../ui/counted';

const count = (value: number) => value.toLocaleString('en');
const prices = (value: number) => counted(value, 'price', 'prices');

/** For how many pieces the prices of a file are, and what says so. */
export interface UnitFacts {
  /** The columns of the file that say so. */
  readonly columns: string;
  readonly units: readonly { readonly unit: number; readonly prices: number }[];
  /** A price as written, and as divided by its unit. */
  readonly example: { readonly written: string; readonly unit: number; readonly divided: string } | undefined;
}

const unitsText = (units: UnitFacts['units']): string =>
  units.map((one) => `${prices(one.prices)} for ${count(one.unit)}`).join(', ');

export const unitMessages = defineMessages('priceUnits', {
  /** Says what would be stored if the user did nothing. */
  asked: ({ columns, units, example }: UnitFacts) =>
    `By “${columns}”, prices are for more than one piece: ${unitsText(units)}. As they stand, they are stored for one piece${example === undefined ? '' : `, such as ${example.written} in place of ${example.divided}`}.`,
  divided: ({ columns, units, example }: UnitFacts) =>
    `Prices are divided by the number of pieces in “${columns}”: ${unitsText(units)}.${example === undefined ? '' : ` ${example.written} for ${count(example.unit)} is read as ${example.divided} for one.`}`,
  asWritten: ({ columns, units }: UnitFacts) =>
    `Prices are taken as they are, although by “${columns}” they are for more than one piece: ${unitsText(units)}.`,
  unnamed: (unnamed: number) =>
    `${counted(unnamed, 'price has', 'prices have')} no number there and ${unnamed === 1 ? 'is' : 'are'} read as for one piece.`,
  divide: 'Divide by the unit',
  takeAsWritten: 'Take the prices as they are',
  title: (total: number) =>
    `Store ${prices(total)} for several pieces as ${total === 1 ? 'a price' : 'prices'} of one?`,
});
