import type { UnitFacts } from '../../upload/preview/price-units.messages';
import type { Catalogue } from '../catalogue';
import { count, isOne, prices } from './words';

const unitsText = (units: UnitFacts['units']): string =>
  units.map((one) => `${prices(one.prices)} pour ${count(one.unit)}`).join(', ');

export const priceUnits = {
  asked: ({ columns, units, example }) =>
    `D’après « ${columns} », des prix valent pour plus d’une pièce : ${unitsText(units)}. Tels quels, ils sont enregistrés pour une seule pièce${example === undefined ? '' : `, par exemple ${example.written} au lieu de ${example.divided}`}.`,
  divided: ({ columns, units, example }) =>
    `Les prix sont divisés par le nombre de pièces de « ${columns} » : ${unitsText(units)}.${example === undefined ? '' : ` ${example.written} pour ${count(example.unit)} est lu comme ${example.divided} pour une pièce.`}`,
  asWritten: ({ columns, units }) =>
    `Les prix sont pris tels quels, bien que d’après « ${columns} » ils valent pour plus d’une pièce : ${unitsText(units)}.`,
  unnamed: (unnamed) =>
    `${prices(unnamed)} ${isOne(unnamed) ? 'n’y a pas de nombre et est lu' : 'n’y ont pas de nombre et sont lus'} pour une pièce.`,
  divide: 'Diviser par l’unité',
  takeAsWritten: 'Prendre les prix tels quels',
  title: (total) =>
    `Enregistrer ${prices(total)} ${isOne(total) ? 'valable pour plusieurs pièces comme prix' : 'valables pour plusieurs pièces comme prix'} d’une seule ?`,
} satisfies Catalogue['priceUnits'];
