import type { UnitFacts } from '../../upload/preview/price-units.messages';
import type { Catalogue } from '../catalogue';
import { count, prices } from './words';

const unitsText = (units: UnitFacts['units']): string =>
  units.map((one) => `${prices(one.prices)} für ${count(one.unit)}`).join(', ');

export const priceUnits = {
  asked: ({ columns, units, example }) =>
    `Laut „${columns}“ gelten Preise für mehr als ein Stück: ${unitsText(units)}. Unverändert werden sie für ein Stück gespeichert${example === undefined ? '' : `, z. B. ${example.written} statt ${example.divided}`}.`,
  divided: ({ columns, units, example }) =>
    `Die Preise werden durch die Stückzahl in „${columns}“ geteilt: ${unitsText(units)}.${example === undefined ? '' : ` ${example.written} für ${count(example.unit)} wird als ${example.divided} für eines gelesen.`}`,
  asWritten: ({ columns, units }) =>
    `Die Preise werden unverändert übernommen, obwohl sie laut „${columns}“ für mehr als ein Stück gelten: ${unitsText(units)}.`,
  unnamed: (unnamed) =>
    `${prices(unnamed)} ${unnamed === 1 ? 'hat' : 'haben'} dort keine Zahl und ${unnamed === 1 ? 'wird' : 'werden'} für ein Stück gelesen.`,
  divide: 'Durch die Einheit teilen',
  takeAsWritten: 'Preise unverändert übernehmen',
  title: (total) => `${prices(total)} für mehrere Stück als ${total === 1 ? 'Preis' : 'Preise'} für eines speichern?`,
} satisfies Catalogue['priceUnits'];
