import type { PriceChanges } from '../../upload/reading/price-changes';
import type { Method } from '../../widgets/prices/bulk/rule-draft';
import { levelText } from '../../wire/level-ranges';
import type { Catalogue } from '../catalogue';
import { modified, wouldChange } from './block';
import { prices as texts } from './prices';
import { rule } from './rules';
import { count, counted, prices, records } from './words';

const methods = {
  'raise-percent': 'Subir un porcentaje',
  'lower-percent': 'Bajar un porcentaje',
  'raise-amount': 'Subir un importe',
  'lower-amount': 'Bajar un importe',
  fixed: 'Fijar un mismo precio',
  level: 'Tomar de otro nivel',
  currency: 'Tomar de la otra moneda',
} as const satisfies Record<Method, string>;

const numberLabels = {
  'raise-percent': 'Porcentaje',
  'lower-percent': 'Porcentaje',
  'raise-amount': 'Importe',
  'lower-amount': 'Importe',
  fixed: 'Precio',
  level: 'Factor',
  currency: 'Tipo de cambio',
} as const satisfies Record<Method, string>;

/** Prices that a rule left as they are, by reason. */
const leftPrices = ({ unchanged, text, blank, noBasis, invalid }: PriceChanges['prices']): readonly string[] => [
  ...(unchanged > 0 ? [counted(unchanged, 'ya tiene el precio nuevo', 'ya tienen el precio nuevo')] : []),
  ...(text > 0 ? [counted(text, 'sigue siendo un texto como POA', 'siguen siendo textos como POA')] : []),
  ...(blank > 0 ? [counted(blank, 'sigue vacío', 'siguen vacíos')] : []),
  ...(noBasis > 0
    ? [
        `${counted(noBasis, 'queda como está', 'quedan como están')} porque el precio de partida es un texto o está vacío`,
      ]
    : []),
  ...(invalid > 0
    ? [
        `${counted(invalid, 'queda como está', 'quedan como están')} porque el resultado sería menor que 0 o demasiado grande`,
      ]
    : []),
];

export const changePrices = {
  title: 'Modificar precios',
  rows: 'Filas',
  rowsGone: 'Las filas para las que se introdujo esta regla ya no están elegidas. Elija las filas.',
  rowOptions: {
    selected: (total) => counted(total, 'fila seleccionada', 'filas seleccionadas'),
    filtered: (total) =>
      total === undefined ? 'La lista tal como está filtrada' : `La lista tal como está filtrada: ${records(total)}`,
    all: (total) => (total === undefined ? 'Todos los precios' : `Todos los precios: ${records(total)}`),
  },
  currency: 'Moneda',
  levelOf: (currency, level) => `SP - ${currency} - ${levelText(level)}`,
  method: 'Cambio',
  methods,
  number: (method, currency) =>
    method === 'currency'
      ? `Tipo de cambio: ${currency} por 1 ${currency === 'AUD' ? 'USD' : 'AUD'}`
      : numberLabels[method],
  numberIssues: { ...rule.numberIssues, 'over-100': '100 como máximo', ...texts.priceProblem },
  sourceLevel: 'Del nivel',
  rounding: rule.rounding,
  roundings: rule.roundings,
  roundingHint: rule.roundingHint,
  fixedHint: 'Un número a partir de 0, o un texto corto como POA.',
  stayHint: 'Un texto como POA y un precio vacío quedan como están.',
  example: (sku) => `Ejemplo: ${sku}`,
  noExample: 'Aquí se muestra un ejemplo en cuanto el formulario esté completo.',
  exampleStays: (sku) => `${sku} no tiene ningún precio que cambie.`,
  exampleChange: (level, from, to) => `${level}: ${from} → ${to}`,
  exampleMore: (more) => `y ${counted(more, 'precio más', 'precios más')}`,
  cancel: 'Cancelar',
  preview: 'Vista previa de los cambios',
  readings: {
    running: 'Leyendo los precios guardados.',
    outdated: 'La regla ha cambiado. Abra de nuevo la vista previa.',
  },
  nothingChanges: ({ records: read, prices: found }) =>
    [`No cambia ningún precio en ${records(read)}`, ...leftPrices(found)].join('; '),
  readFailed: (why) => `No se pudieron leer los precios guardados. ${why}`,
  noColumns:
    'El archivo descargado del servidor no tiene columna para la referencia (Main SKU), o ninguna para los precios.',
  notFiltered: (read, listed) =>
    `El archivo descargado tiene ${records(read)}, y la lista con su búsqueda y sus filtros ${count(listed)}. Abra de nuevo la vista previa; si la diferencia sigue, el servidor no filtra su descarga: seleccione en su lugar las filas y avise a quien administra el servidor.`,
  reviewTitle: 'Revisar los cambios',
  reviewFacts: (name, { pairs, records: read, prices: found }) =>
    [
      `${name}: ${wouldChange(found.changed).toLowerCase()} ${prices(found.changed)} en ${count(pairs.length)} de ${records(read)}`,
      ...leftPrices(found),
    ].join('; '),
  remainingFacts: (name, left) => `${name}: ${records(left)} por revisar`,
  parts: (total) =>
    `Cambian más de 10.000 referencias: se envían en ${counted(total, 'importación', 'importaciones')}, que se pueden deshacer juntas.`,
  stoppedByPage: 'La página ha detenido la importación. No se ha modificado nada.',
  partlyDone: (saved, why) => `${records(saved)} ${modified(saved)} antes de esto: ${why}`,
  remaining: (saved, left) =>
    `${saved === 0 ? 'Todavía no se ha modificado nada' : `${records(saved)} ${modified(saved)} según la vista previa`}. ${
      left === 1
        ? `${records(left)} ha vuelto con otros valores, porque se modificó entretanto: revísela y confirme.`
        : `${records(left)} han vuelto con otros valores, porque se modificaron entretanto: revíselas y confirme.`
    }`,
  interrupted: ({ name, saved, left, isUnknown }) =>
    saved === 0 && !isUnknown
      ? `No se había guardado nada de «${name}» cuando terminó la página o la sesión.`
      : `«${name}» se interrumpió cuando terminó la página o la sesión. Con cambios: ${records(saved)}. ${isUnknown ? 'Sin confirmar' : 'Sin cambios'}: ${records(left)}. «Importaciones anteriores», si la lista lo tiene, muestra lo que se modificó y permite deshacerlo: mire allí, o en los precios, antes de volver a modificarlos.`,
  done: '¡Cambios confirmados!',
  doneText: (total, recordCount, left) =>
    `${counted(total, 'precio modificado', 'precios modificados')} en ${records(recordCount)}${left === 0 ? '' : `, ${counted(left, 'referencia excluida', 'referencias excluidas')}`}.`,
} satisfies Catalogue['changePrices'];
