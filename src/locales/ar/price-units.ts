import type { UnitFacts } from '../../upload/preview/price-units.messages';
import type { Catalogue } from '../catalogue';
import { count, ltr, ofPrices, prices, quoted } from './words';

const unitsText = (units: UnitFacts['units']): string =>
  units.map((one) => `${prices(one.prices)} لكل ${count(one.unit)}`).join('، ');

export const priceUnits = {
  asked: ({ columns, units, example }) =>
    `حسب ${quoted(columns)} توجد أسعار لأكثر من قطعة واحدة: ${unitsText(units)}. كما هي تُحفظ لقطعة واحدة${example === undefined ? '' : `، مثل ${ltr(example.written)} بدل ${ltr(example.divided)}`}.`,
  divided: ({ columns, units, example }) =>
    `تُقسم الأسعار على عدد القطع في ${quoted(columns)}: ${unitsText(units)}.${example === undefined ? '' : ` يُقرأ ${ltr(example.written)} لكل ${count(example.unit)} على أنه ${ltr(example.divided)} للقطعة.`}`,
  asWritten: ({ columns, units }) =>
    `تؤخذ الأسعار كما هي، مع أنها حسب ${quoted(columns)} لأكثر من قطعة واحدة: ${unitsText(units)}.`,
  unnamed: (unnamed) => `${prices(unnamed)} بلا عدد هناك، فيُقرأ لقطعة واحدة.`,
  divide: 'القسمة على الوحدة',
  takeAsWritten: 'أخذ الأسعار كما هي',
  title: (total) => `هل تريد حفظ ${ofPrices(total)} لعدة قطع كأنها لقطعة واحدة؟`,
} satisfies Catalogue['priceUnits'];
