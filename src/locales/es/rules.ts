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
    'not-above-zero': 'Debe ser mayor que 0',
  },
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

const pricing = {
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
  pricesFrom: (column) => `Precios a partir de ${column}:`,
  partlyCosted: (rows) =>
    `${counted(rows, 'fila se excluye porque solo tiene coste en una parte de las columnas', 'filas se excluyen porque solo tienen coste en una parte de las columnas')}. Para sus precios, envíe el archivo otra vez solo con esa columna.`,
  changeRules: 'Modificar las reglas',
  costs: 'Costes',
  costOf: (column) => `Coste (${column})`,
  rule: 'Regla',
} satisfies Catalogue['pricing'];

const levels = {
  levels: 'Niveles',
  allLevels: 'Todos',
  noLevels: 'Ninguno',
  levelsMissing: 'Elija al menos un nivel',
} satisfies Catalogue['levels'];

const template = {
  offer: (templates) =>
    templates === 1
      ? 'Hay una plantilla para los archivos con este encabezado.'
      : 'Hay plantillas para los archivos con este encabezado.',
  offerColumns: 'Una lista sin encabezado tenía columnas como estas.',
  sameSupplier: 'Solo se han comparado los tipos de columnas: elíjalo únicamente para una lista del mismo proveedor.',
  others: (templates) => `Otras plantillas para listas sin encabezado (${templates})`,
  asInList: (fileName) => `Usar las columnas de ${fileName}`,
  use: (name) => `Usar la plantilla ${name}`,
  saveLink: 'Guardar como plantilla',
  saveTitle: 'Guardar como plantilla',
  save: 'Guardar',
  cancel: 'Cancelar',
  name: 'Nombre',
  nameHint: 'Por ejemplo «Wilo, lista de primavera»',
  nameMissing: 'Escriba un nombre',
  nameTooLong: '100 caracteres como máximo',
  replaces: (name) => `Reemplaza la plantilla ${name}.`,
  keeps: (isShared, hasHeader) =>
    [
      hasHeader
        ? 'Conserva la hoja, el encabezado, las columnas, las filas excluidas, las reglas de costes y la codificación para el próximo archivo con este encabezado.'
        : 'Conserva la hoja, las columnas, las filas excluidas, las reglas de costes y la codificación para los archivos sin encabezado. Se ofrece para los que tienen columnas parecidas y puede elegirse para otros.',
      isShared ? 'La ven todos los usuarios que importan precios.' : 'Se conserva en este navegador.',
      'Recuerda qué artículos tienen las listas que se envían con ella.',
    ].join(' '),
  leaveOut: (kinds) => `Excluir estas filas también de los próximos archivos, sin preguntar: ${kinds.join('; ')}`,
  saved: (name) => `Plantilla ${name} guardada`,
  storageFull: 'Este navegador no puede guardar la plantilla. Elimine otras, o permita que esta página guarde datos.',
  noRoom: 'Este navegador no tiene sitio para los artículos de sus listas.',
  gone: (name) => `Ya no hay ninguna plantilla llamada ${name}.`,
  nameTaken: (name) => `Ya existe una plantilla llamada ${name}.`,
  manage: 'Plantillas',
  manageTitle: 'Plantillas para archivos de proveedores',
  none: 'Todavía no hay plantillas. Guarde una desde la vista previa de un archivo.',
  rename: 'Cambiar el nombre',
  renameOf: (name) => `Cambiar el nombre de ${name}`,
  remove: 'Eliminar',
  removeOf: (name) => `Eliminar ${name}`,
  close: 'Cerrar',
  loading: 'Cargando las plantillas',
  failed: (why) => `No se pudieron cargar las plantillas. ${why}`,
} satisfies Catalogue['template'];

export const rules = { levels, pricing, rule, template } satisfies Pick<
  Catalogue,
  'levels' | 'pricing' | 'rule' | 'template'
>;
