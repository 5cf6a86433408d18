import type { UnitFacts } from '../../upload/preview/price-units.messages';
import type { Catalogue } from '../catalogue';
import { count, prices } from './words';

const unitsText = (units: UnitFacts['units']): string =>
  units.map((one) => `${prices(one.prices)}按 ${count(one.unit)} 件`).join('、');

export const priceUnits = {
  asked: ({ columns, units, example }) =>
    `根据“${columns}”，有的价格不是一件的价格：${unitsText(units)}。若按原样采用，会存储为一件的价格${example === undefined ? '' : `，例如存为 ${example.written} 而不是 ${example.divided}`}。`,
  divided: ({ columns, units, example }) =>
    `价格除以“${columns}”中的件数：${unitsText(units)}。${example === undefined ? '' : `${count(example.unit)} 件 ${example.written} 读作一件 ${example.divided}。`}`,
  asWritten: ({ columns, units }) => `价格按原样采用，虽然根据“${columns}”不是一件的价格：${unitsText(units)}。`,
  unnamed: (unnamed) => `${prices(unnamed)}在该处没有数字，读作一件的价格。`,
  divide: '除以价格单位',
  takeAsWritten: '按原样采用价格',
  title: (total) => `把 ${prices(total)}（多件的价格）存储为一件的价格？`,
} satisfies Catalogue['priceUnits'];
