import { shownNumber } from '../../texts/notation';
import type { CostStep } from '../../wire/cost-rule';
import { levelText } from '../../wire/level-ranges';
import type { Catalogue } from '../catalogue';
import { count, counted } from './words';

export const rule = {
  rounding: 'Redondear a',
  roundings: {
    '0.01': '0,01',
    '0.05': '0,05',
    '0.10': '0,10',
    '1': 'Números enteros',
    '.95': 'Terminación ,95',
    '.99': 'Terminación ,99',
  },
  roundingHint: 'La mitad se redondea hacia arriba.',
  numberIssues: {
    missing: 'Escriba un número',
    notation: 'Solo cifras y una coma decimal, por ejemplo 2,5',
    unclear: 'Se puede leer de dos maneras',
    'not-above-zero': 'Debe ser mayor que 0',
  },
  takeReading: (number) => `Usar ${number}`,
} satisfies Catalogue['rule'];

const unsigned = (number: string): string => shownNumber(number.replace(/^-/, ''));
const sign = (number: string): string => (number.startsWith('-') ? '−' : '+');

/** A step of a sum, as it is written after the value before it. */
function stepText(step: CostStep): string {
  switch (step.kind) {
    case 'vat-out':
      return `IVA del ${unsigned(step.percent)}\u00a0% descontado`;
    case 'conversion':
      return `× ${unsigned(step.rate)} (tipo de cambio del ${step.date})`;
    case 'factor':
      return `× ${unsigned(step.factor)}`;
    case 'amount':
      return `${sign(step.amount)} ${unsigned(step.amount)}`;
    case 'mark-up':
      return `${sign(step.percent)} ${unsigned(step.percent)}\u00a0% de recargo`;
    case 'series':
      return `× ${unsigned(step.factor)}, ${counted(step.times, 'vez', 'veces')}`;
    case 'vat-in':
      return `IVA del ${unsigned(step.percent)}\u00a0% añadido`;
  }
}

const ruleOf = (currency: string, column: string) => `Precios en ${currency} a partir de ${column}`;

export const pricing = {
  title: 'Precios a partir de costes',
  intro:
    'Cada precio se calcula a partir del coste de su fila con estos pasos, en este orden. Los pasos que se dejan vacíos no cambian nada.',
  ruleOf: (column, currency) => ruleOf(currency, column),
  costCurrency: 'Moneda de los costes',
  rate: (from, currency) => `Tipo de cambio: ${currency} por 1 ${from}`,
  date: 'Fecha del tipo de cambio',
  oldRates: (rates) =>
    rates === 1 ? '¿Sigue siendo correcto este tipo de cambio?' : '¿Siguen siendo correctos estos tipos de cambio?',
  oldRate: (currency, from, rate, date) =>
    `El tipo de cambio de ${unsigned(rate)} ${currency} por 1 ${from} es del ${date}.`,
  keepRates: (rates) => (rates === 1 ? 'Mantener el tipo de cambio' : 'Mantener los tipos de cambio'),
  changeRates: (rates) => (rates === 1 ? 'Modificar el tipo de cambio' : 'Modificar los tipos de cambio'),
  vatOut: 'IVA incluido en el coste, %',
  factor: 'Factor',
  factorHint: 'Para el transporte o los aranceles, por ejemplo 1,08',
  amount: 'Importe que se suma',
  amountHint: (currency) => `En ${currency}; no se copia a la regla de otra moneda`,
  markupKind: 'Recargo sobre el coste',
  markupKinds: { each: 'Por nivel', series: 'Cada nivel a partir del anterior' },
  markups: 'Recargo de cada nivel, %',
  markupsHint: '60 da un precio de coste × 1,60. Un nivel que se deja vacío no recibe precio y conserva el guardado.',
  markupOf: (level) => `Nivel ${levelText(level)}`,
  unusedMarkups: (pasted, lastLevel) =>
    `${counted(pasted.length, 'recargo pegado no se usa', 'recargos pegados no se usan')}, porque el nivel ${levelText(lastLevel)} es el último: ${pasted.join(', ')}`,
  fillLevels: 'Rellenar los niveles vacíos con el anterior',
  clearLevels: 'Borrar todo',
  firstMarkup: 'Recargo del primer nivel, %',
  seriesFactor: 'Factor de un nivel al siguiente',
  seriesHint: 'Por ejemplo 0,97; se aplica al precio anterior sin redondear',
  vatIn: 'IVA que se añade, %',
  rounding: rule.rounding,
  roundings: rule.roundings,
  roundingHint: rule.roundingHint,
  lowestPrice: 'Precio mínimo permitido',
  issues: {
    ...rule.numberIssues,
    'not-above-minus-100': 'Debe ser mayor que −100',
    'no-currency': 'Tres letras, por ejemplo EUR',
    'no-price': 'Como máximo 10 cifras antes de la coma y 4 después',
  },
  dateMissing: 'Elija la fecha del tipo de cambio',
  example: (row, key) => `Ejemplo: fila ${count(row)}${key === '' ? '' : `, ${key}`}`,
  noExample: 'El cálculo de la primera fila se muestra aquí en cuanto la regla esté completa.',
  noCost: 'No se ha encontrado ningún coste en las primeras filas, así que no hay ejemplo.',
  cost: (cost, currency) => `Coste ${cost} ${currency}`,
  step: (step, value, isExact) => `${stepText(step)} ${isExact ? '=' : '≈'} ${value}`,
  rounded: (price) => `redondeado: ${price}`,
  lowest: (price) => `subido al precio mínimo: ${price}`,
  priceOf: (level, price) => `${level}: ${price}`,
  others: (others) => `Otros: ${others.join(' · ')}`,
  add: (currency, column) => `Añadir precios en ${currency} a partir de ${column}`,
  remove: 'Quitar',
  removeOf: (column, currency) => `Quitar los precios en ${currency} a partir de ${column}`,
  givenTwice: (twice) =>
    `${twice.slice(0, 3).join(', ')}${twice.length > 3 ? ` y ${count(twice.length - 3)} más` : ''}: más de una columna o regla da ${twice.length === 1 ? 'este precio' : 'estos precios'}.`,
  incomplete: (currency, column, missing) =>
    missing.length === 0
      ? `${ruleOf(currency, column)}: corrija los campos marcados`
      : `${ruleOf(currency, column)}: indique ${missing.join(', ')}`,
  rateName: 'el tipo de cambio',
  markupsName: 'al menos un recargo',
  levelsName: 'al menos un nivel',
  back: 'Volver',
  preview: 'Vista previa',
  pricesFrom: (column, rules) => `Precios a partir de ${column}: ${rules}`,
  partlyCosted: (rows) =>
    `${counted(rows, 'fila se excluye porque solo tiene coste en una parte de las columnas', 'filas se excluyen porque solo tienen coste en una parte de las columnas')}. Para sus precios, envíe el archivo otra vez solo con esa columna.`,
  changeRules: 'Modificar las reglas',
  costs: 'Costes',
  costOf: (column) => `Coste (${column})`,
  rule: 'Regla',
} satisfies Catalogue['pricing'];

export const levels = {
  levels: 'Niveles',
  allLevels: 'Todos',
  noLevels: 'Ninguno',
  levelsMissing: 'Elija al menos un nivel',
} satisfies Catalogue['levels'];
