import type { PriceChanges } from '../../upload/reading/change-prices';
import type { BlockRequest } from '../../widgets/prices/block/block.types';
import type { Method } from '../../widgets/prices/bulk/rule-draft';
import { levelText } from '../../wire/level-ranges';
import { priceLabel } from '../../wire/price-levels';
import type { Catalogue } from '../catalogue';
import { cellName, prices as texts } from './prices';
import { rule } from './rules';
import { count, counted, prices, records } from './words';

type Kind = BlockRequest['kind'];

const titles = {
  paste: 'Pegar precios',
  fill: 'Rellenar hacia abajo',
  clear: 'Vaciar celdas',
  'set-back': 'Restaurar precios',
  revert: 'Deshacer o rehacer',
} as const satisfies Record<Kind, string>;

/** Names of the uploads that save changes around empty levels. */
const uploadNames = {
  paste: 'precios pegados',
  fill: 'precios rellenados hacia abajo',
  clear: 'precios vaciados',
  'set-back': 'precios restaurados',
  revert: 'cambios deshechos o rehechos',
} as const satisfies Record<Kind, string>;

const named = (items: readonly string[], most = 5): string =>
  items.length > most ? `${items.slice(0, most).join('; ')}; y ${count(items.length - most)} más` : items.join('; ');

const wouldChange = (total: number) => (total === 1 ? 'Cambiaría' : 'Cambiarían');
const modified = (total: number) => (total === 1 ? 'se modificó' : 'se modificaron');

const block = {
  title: (kind) => titles[kind],
  uploadName: (kind) => uploadNames[kind],
  facts: (total, recordCount, unchanged, outside) =>
    [
      `${wouldChange(total)} ${prices(total)} en ${records(recordCount)}`,
      ...(unchanged > 0 ? [counted(unchanged, 'celda ya tiene su precio', 'celdas ya tienen su precio')] : []),
      ...(outside > 0
        ? [
            counted(
              outside,
              'valor queda fuera de esta página y se omite',
              'valores quedan fuera de esta página y se omiten',
            ),
          ]
        : []),
    ].join('; '),
  nothing: {
    title: 'No cambia ningún precio',
    unchanged: 'Las celdas ya tienen estos precios.',
    noPrices: 'Estas celdas no contienen precios: aquí solo se pueden modificar celdas de precios.',
    refused: (refused) => named(refused),
  },
  refused: (total) => counted(total, 'celda queda como está', 'celdas quedan como están'),
  which: 'Qué celdas',
  refusedCell: ({ sku, key, text, reason }) =>
    [[sku, key && priceLabel(key)].filter(Boolean).join(', '), ...(key ? [text] : []), reason].join(': '),
  otherSku: (sku) => (sku === '' ? 'la fila pegada no tiene referencia' : `la fila pegada es de ${sku}`),
  noSku: 'el servidor no ha enviado el MAIN_SKU',
  comma: {
    title: '¿Qué significa el punto?',
    text: (total) =>
      `${counted(total, 'precio pegado tiene', 'precios pegados tienen')} un separador que se puede leer de dos maneras.`,
    decimals: 'Separa los decimales',
    thousands: 'Separa los millares',
    refused: 'no es un precio',
    cancel: 'Cancelar',
  },
  stop: 'Detener',
  saving: (done, total) => `Guardando: ${count(done)} de ${records(total)}`,
  savingLabel: 'Guardando los precios',
  reading: 'Leyendo los precios guardados',
  done: 'Precios guardados',
  doneText: (saved, recordCount) => `${prices(saved)} en ${records(recordCount)}.`,
  partly: (saved, failures) =>
    `${saved === 0 ? 'No se ha guardado nada' : `${saved === 1 ? 'Se ha guardado' : 'Se han guardado'} ${prices(saved)}`}. ${failures.length === 1 ? 'No se ha guardado' : 'No se han guardado'} ${records(failures.length)}: ${named(failures)}. Lo que se muestra a continuación no está guardado; confírmelo para intentarlo de nuevo.`,
  failure: (sku, reason) => `${sku} (${reason})`,
  reasons: {
    conflict: 'otra persona la ha modificado entretanto',
    deleted: 'se ha eliminado entretanto',
    unreadable: 'no se pudo leer su versión actual',
    prevented: 'la página lo ha impedido',
    stopped: 'se detuvo antes',
    returned: 'sus precios guardados no son los que se muestran',
  },
  revertTitle: (direction) => (direction === 'undo' ? 'Deshacer' : 'Rehacer'),
  revertText: (total) =>
    total === 1
      ? `${prices(total)} vuelve al valor anterior, salvo que se haya modificado después.`
      : `${prices(total)} vuelven al valor anterior, salvo los que se hayan modificado después.`,
  reverted: (direction, total) =>
    direction === 'undo'
      ? counted(total, 'precio vuelve a ser el de antes', 'precios vuelven a ser los de antes')
      : counted(total, 'precio modificado de nuevo', 'precios modificados de nuevo'),
  revertedPartly: (direction) => (direction === 'undo' ? 'No se ha deshecho todo' : 'No se ha rehecho todo'),
  kept: (cells) =>
    `${cells.length === 1 ? 'Se modificó después y queda como está' : 'Se modificaron después y quedan como están'}: ${named(cells.map(cellName))}.`,
  notSaved: (failures) => `Sin guardar: ${named(failures)}.`,
  missing: (skus) =>
    `${skus.length === 1 ? 'Referencia no encontrada' : 'Referencias no encontradas'}: ${named(skus)}.`,
} satisfies Catalogue['block'];

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
const leftPrices = ({ unchanged, text, blank, invalid }: PriceChanges['prices']): readonly string[] => [
  ...(unchanged > 0 ? [counted(unchanged, 'ya tiene el precio nuevo', 'ya tienen el precio nuevo')] : []),
  ...(text > 0 ? [counted(text, 'sigue siendo un texto como POA', 'siguen siendo textos como POA')] : []),
  ...(blank > 0 ? [counted(blank, 'sigue vacío', 'siguen vacíos')] : []),
  ...(invalid > 0
    ? [
        `${counted(invalid, 'queda como está', 'quedan como están')} porque el resultado sería menor que 0 o demasiado grande`,
      ]
    : []),
];

const changePrices = {
  title: 'Modificar precios',
  rows: 'Filas',
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
  exampleMore: (more) => `y ${counted(more, 'precio más', 'precios más')}`,
  cancel: 'Cancelar',
  preview: 'Vista previa de los cambios',
  reading: 'Leyendo los precios guardados.',
  nothingChanges: ({ records: read, prices: found }) =>
    [`No cambia ningún precio en ${records(read)}`, ...leftPrices(found)].join('; '),
  readFailed: (why) => `No se pudieron leer los precios guardados. ${why}`,
  noColumns:
    'El archivo descargado del servidor no tiene columna para la referencia (Main SKU), o ninguna para los precios.',
  reviewTitle: 'Revisar los cambios',
  reviewFacts: (name, { pairs, records: read, prices: found }) =>
    [
      `${name}: ${wouldChange(found.changed).toLowerCase()} ${prices(found.changed)} en ${count(pairs.length)} de ${records(read)}`,
      ...leftPrices(found),
    ].join('; '),
  remainingFacts: (name, left) => `${name}: ${records(left)} por revisar`,
  parts: (total) =>
    `Cambian más de 10.000 referencias: se envían en ${counted(total, 'importación', 'importaciones')}, que se pueden deshacer juntas.`,
  partName: (name, part, total) => `${name} (${count(part)} de ${count(total)})`,
  stoppedByPage: 'La página ha detenido la importación. No se ha modificado nada.',
  partlyDone: (saved, why) => `${records(saved)} ${modified(saved)} antes de esto: ${why}`,
  remaining: (saved, left) =>
    `${saved === 0 ? 'Todavía no se ha modificado nada' : `${records(saved)} ${modified(saved)} según la vista previa`}. ${
      left === 1
        ? `${records(left)} ha vuelto con otros valores, porque se modificó entretanto: revísela y confirme.`
        : `${records(left)} han vuelto con otros valores, porque se modificaron entretanto: revíselas y confirme.`
    }`,
  refusedRow: (sku, column, reason) => `${sku}, ${column}: ${reason}`,
  done: '¡Cambios confirmados!',
  doneText: (total, recordCount, left) =>
    `${counted(total, 'precio modificado', 'precios modificados')} en ${records(recordCount)}${left === 0 ? '' : `, ${counted(left, 'referencia excluida', 'referencias excluidas')}`}.`,
} satisfies Catalogue['changePrices'];

export const bulk = { block, changePrices } satisfies Pick<Catalogue, 'block' | 'changePrices'>;
