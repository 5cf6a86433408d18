import type { PriceAction, PriceOrigin } from '../../wire/price-history';
import type { Catalogue, PartTexts } from '../catalogue';
import { changes, count, counted, records } from './words';

const actions: Readonly<Record<PriceAction, string>> = {
  created: 'Creado',
  changed: 'Modificado',
  deleted: 'Eliminado',
};

/** Names for what a back end does not send. */
const person = (by: string) => by || 'una persona desconocida';
const file = (fileName: string) => fileName || 'un archivo';

const origins: Readonly<Record<PriceOrigin, (fileName: string) => string>> = {
  hand: () => 'a mano',
  upload: (fileName) => `mediante la importación de ${file(fileName)}`,
  'take-back': (fileName) => `al deshacer ${fileName ? `la importación de ${fileName}` : 'una importación'}`,
};

const history = {
  title: (sku) => `Historial de precios de ${sku}`,
  level: 'Nivel de precio',
  allLevels: 'Todos los niveles de precio',
  changes: 'Cambios, los más recientes primero',
  none: 'No hay ningún cambio registrado',
  noneText: 'Los cambios se registran a partir de ahora.',
  noneOfLevel: 'Este nivel de precio no se ha modificado nunca',
  noneOfLevelText: 'Elija otro, o todos.',
  failedNote: 'Los precios en sí no se ven afectados.',
  older: 'Mostrar los anteriores',
  actionBy: (action, by) => (by === '' ? actions[action] : `${actions[action]} por ${by}`),
  person,
  file,
  originOf: (origin, fileName) => (origin === undefined ? '' : origins[origin](fileName)),
  formerly: (sku) => `con la referencia ${sku}`,
  showLevel: (level) => `${level}: mostrar el historial`,
  setBack: 'Restaurar',
  setBackTo: (level, price) => `Restaurar ${level}: ${price ?? 'sin precio'}`,
  from: 'de',
  to: 'a',
  unset: '-',
  columns: { at: 'Fecha', from: 'Antes', to: 'Después', difference: 'Diferencia', by: 'Quién y cómo' },
  chart({ level, changes: total, hasMore, lowest, highest, current }) {
    const latest = total === 1 ? 'el último cambio' : `los últimos ${changes(total)}`;
    return `${level} a lo largo del tiempo: ${hasMore ? latest : changes(total)}, mínimo ${lowest}, máximo ${highest}, ahora ${current}. La lista siguiente los muestra todos.`;
  },
  now: 'ahora',
  allChanges: 'Todos los cambios',
  allChangesText: 'De los precios de todas las referencias, los más recientes primero.',
  since: 'Cambios desde',
  noChangeSince: 'No se ha modificado ningún precio desde entonces',
  noChangeSinceText: 'Elija un día anterior, o ninguno.',
  allNotKept: 'Este servidor no guarda una lista de todos los cambios.',
  showSku: (sku) => `${sku}: mostrar en la lista de precios`,
  download: 'Descargar',
  stop: 'Detener',
  changesRead: (read) => counted(read, 'cambio leído', 'cambios leídos'),
  downloaded: (rows, files) =>
    `${counted(rows, 'precio modificado', 'precios modificados')} en ${counted(files, 'archivo', 'archivos')}.`,
  downloadFailed: (why) => `No se pudieron descargar los cambios. ${why}`,
  fileName: (day, part) => `cambios-precios_${day}${part === 1 ? '' : `_${part}`}.xlsx`,
  fileColumns: ['Referencia', 'Nivel de precio', 'Antes', 'Después', 'Fecha', 'Quién', 'Cómo', 'Archivo'],
  how: { hand: 'A mano', upload: 'Mediante una importación', 'take-back': 'Al deshacer una importación' },
  uploads: 'Importaciones anteriores',
  uploadsText: 'Las más recientes primero. Al deshacer una, sus precios vuelven a ser los de antes.',
  noUploads: 'Todavía no hay importaciones',
  noUploadsText: 'Aquí figuran los archivos importados, y se pueden deshacer sus importaciones.',
  // They count records, 'referencias'.
  counts: ({ created, changed, pending }) =>
    [
      ...(created === undefined ? [] : [counted(created, 'añadida', 'añadidas')]),
      ...(changed === undefined ? [] : [counted(changed, 'modificada', 'modificadas')]),
      ...(pending === undefined || pending === 0 ? [] : [`${count(pending)} sin confirmar`]),
    ].join(' · '),
  readAs: (encoding) => `leído como ${encoding}`,
  takeBack: 'Deshacer la importación',
  takeBackOf: (fileName, at) => `Deshacer la importación${fileName ? ` de ${fileName}` : ''}, ${at}`,
  takenBack: (by, at) => (by ? `Deshecha por ${by}, ${at}` : `Deshecha, ${at}`),
  nothingChanged: 'Nada que deshacer: no modificó ningún precio.',
  question: '¿Deshacer esta importación?',
  parts: (uploads) => `Es una de las ${count(uploads)} importaciones de un mismo cambio, que se deshacen juntas.`,
  effectText: ({ deleted, restored }) =>
    [
      ...(restored > 0 ? [`Se restaurarán los precios anteriores a la importación de ${records(restored)}.`] : []),
      ...(deleted > 0 ? [`Se eliminarán los precios de ${records(deleted)} que la importación añadió.`] : []),
    ].join(' '),
  noEffect:
    'No hay nada que deshacer: todas las referencias se modificaron después de la importación, o esta no modificó ninguna.',
  changedSinceTitle: (total) =>
    total === 1
      ? `${records(total)} se modificó después de la importación y queda como está`
      : `${records(total)} se modificaron después de la importación y quedan como están`,
  changedSinceNote: (total) => `${total === 1 ? 'Corríjala' : 'Corríjalas'} a mano si algún precio es incorrecto.`,
  affectedRecords: 'Lo que cambiaría',
  changedSinceRecords: 'Lo que se ha modificado desde entonces',
  willBe: { created: 'se añadirá', changed: 'se restaurará', deleted: 'se eliminarán sus precios' },
  more: (more) => `y ${counted(more, 'referencia más', 'referencias más')}`,
  confirm: (total) => `Deshacer la importación (${records(total)})`,
  cancel: 'Mantener la importación',
  close: 'Cerrar',
  done: (total) => `La importación se ha deshecho: ${records(total)}.`,
  mayBeTakenBack: 'No se sabe si la importación se ha deshecho. A continuación se muestra lo que cambiaría ahora.',
  notKept: 'Este servidor no guarda un historial de precios.',
  noRecord: 'history() necesita un registro con su referencia (SKU), o el ID de un registro de esta página.',
  noUpload: 'takeBack() necesita el ID de una importación.',
} satisfies Catalogue['history'];

export const historyTexts: PartTexts['history'] = { history };
