import type { UnitFacts } from '../../upload/preview/price-units.messages';
import type { Catalogue } from '../catalogue';
import { count, prices } from './words';

const unitsText = (units: UnitFacts['units']): string =>
  units.map((one) => `${prices(one.prices)} para ${count(one.unit)}`).join(', ');

export const priceUnits = {
  asked: ({ columns, units, example }) =>
    `Según «${columns}», hay precios para más de una pieza: ${unitsText(units)}. Sin cambios se guardan para una sola pieza${example === undefined ? '' : `, por ejemplo ${example.written} en lugar de ${example.divided}`}.`,
  divided: ({ columns, units, example }) =>
    `Los precios se dividen por el número de piezas de «${columns}»: ${unitsText(units)}.${example === undefined ? '' : ` ${example.written} por ${count(example.unit)} se lee como ${example.divided} por una.`}`,
  asWritten: ({ columns, units }) =>
    `Los precios se toman sin cambios, aunque según «${columns}» son para más de una pieza: ${unitsText(units)}.`,
  unnamed: (unnamed) =>
    `${prices(unnamed)} ${unnamed === 1 ? 'no tiene' : 'no tienen'} número ahí y ${unnamed === 1 ? 'se lee' : 'se leen'} para una pieza.`,
  divide: 'Dividir por la unidad',
  takeAsWritten: 'Tomar los precios sin cambios',
  title: (total) =>
    `¿Guardar ${prices(total)} para varias piezas como ${total === 1 ? 'precio' : 'precios'} de una sola?`,
} satisfies Catalogue['priceUnits'];
