import type { BlockRequest, LeftUnsaved } from '../../widgets/prices/block/block.types';
import { priceLabel } from '../../wire/price-levels';
import type { Catalogue } from '../catalogue';
import { cellName } from './prices';
import { count, counted, prices, records } from './words';

type Kind = BlockRequest['kind'];

const titles = {
  type: 'Fijar un precio',
  paste: 'Pegar precios',
  fill: 'Rellenar hacia abajo',
  clear: 'Vaciar celdas',
  'set-back': 'Restaurar precios',
  revert: 'Deshacer o rehacer',
} as const satisfies Record<Kind, string>;

/** Names of the uploads that save changes around empty levels. */
const uploadNames = {
  type: 'precio escrito',
  paste: 'precios pegados',
  fill: 'precios rellenados hacia abajo',
  clear: 'precios vaciados',
  'set-back': 'precios restaurados',
  revert: 'cambios deshechos o rehechos',
} as const satisfies Record<Kind, string>;

const mostNamed = 5;

const named = (items: readonly string[], separator = '; '): string =>
  items.length > mostNamed
    ? `${items.slice(0, mostNamed).join(separator)}${separator}y ${count(items.length - mostNamed)} más`
    : items.join(separator);

const offeredAgain = 'La lista de precios vuelve a ofrecerlos.';
const emptiedAgain = 'Las celdas que se iban a vaciar no se ofrecen; vacíelas de nuevo si hace falta.';

const whenLeft = ({ hasPrices, hasEmptied }: LeftUnsaved): string =>
  [...(hasPrices ? [offeredAgain] : []), ...(hasEmptied ? [emptiedAgain] : [])].join(' ');

export const wouldChange = (total: number) => (total === 1 ? 'Cambiaría' : 'Cambiarían');
export const modified = (total: number) => (total === 1 ? 'se modificó' : 'se modificaron');

const savedPrices = (total: number): string => `${total === 1 ? 'Se ha guardado' : 'Se han guardado'} ${prices(total)}`;

export const block = {
  title: (kind, cells) => (kind === 'type' && cells !== 1 ? 'Fijar precios' : titles[kind]),
  uploadName: (kind, cells) => (kind === 'type' && cells !== 1 ? 'precios escritos' : uploadNames[kind]),
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
  partly: (saved, failures, isUnknown, left) =>
    isUnknown
      ? `${saved === 0 ? 'No se sabe qué se ha guardado' : savedPrices(saved)}. Es posible que no se ${failures.total === 1 ? 'haya' : 'hayan'} guardado ${records(failures.total)}: ${named(failures.texts)}. ${left ? whenLeft(left) : 'Lo que se muestra a continuación puede estar ya guardado.'}`
      : `${saved === 0 ? 'No se ha guardado nada' : savedPrices(saved)}. ${failures.total === 1 ? 'No se ha guardado' : 'No se han guardado'} ${records(failures.total)}: ${named(failures.texts)}. ${left ? whenLeft(left) : 'Lo que se muestra a continuación no está guardado; confírmelo para intentarlo de nuevo.'}`,
  failure: (skus, reason) => `${named(skus, ', ')} (${reason})`,
  reasons: {
    conflict: 'otra persona la ha modificado entretanto',
    deleted: 'se ha eliminado entretanto',
    unreadable: 'no se pudo leer su versión actual',
    prevented: 'la página lo ha impedido',
    stopped: 'se detuvo antes',
    returned: 'sus precios guardados no son los que se muestran',
  },
  leave: (isUnknown) =>
    isUnknown
      ? 'No se sabe si se han guardado los cambios que ha confirmado. Los precios marcados como no guardados siguen en sus celdas.'
      : 'Ninguno de los cambios que se muestran aquí está guardado. Los precios marcados como no guardados siguen en sus celdas.',
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
