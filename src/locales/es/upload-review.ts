import type { Catalogue } from '../catalogue';
import { exclusionReasons } from './preview';
import { difference } from './review';
import { duplicateChoices, reading } from './upload';
import { changes, count, counted, rows } from './words';

const bigChanges = (n: number) => counted(n, 'cambio grande', 'cambios grandes');

const upload = {
  ...reading,
  asLastTime: (kinds, chosen) =>
    `Excluir como la última vez${kinds.length === 0 ? '' : ': '}${kinds.map(({ kind, rows: total }) => `${rows(total)} (${exclusionReasons[kind]}${kind === 'duplicate' && chosen ? `: ${duplicateChoices[chosen].toLowerCase()}` : ''})`).join(', ')}`,
  mappingTitle: 'Asignar las columnas',
  headerRow: 'Fila de encabezado',
  noHeaderRow: 'Ninguna: la primera fila es una fila como las demás',
  noHeaderNote:
    'El archivo se lee sin fila de encabezado: su primera fila también se envía, y las columnas se nombran con sus letras. Si la primera fila contiene los nombres de las columnas, elíjala arriba.',
  fillDown: (column) => `Rellenar las celdas vacías de ${column} con el valor de encima`,
  headerRowOption: (row, text) => `Fila ${count(row)}: ${text}`,
  mappingIntro: (name, hasHeader) =>
    `Indique a qué corresponden las columnas de ${name}.${hasHeader ? ' La asignación se recuerda para los archivos con el mismo encabezado.' : ''}`,
  mappingMissing: (key) =>
    key === undefined
      ? 'Indique a qué corresponde al menos otra columna.'
      : `Se necesitan «${key}» y al menos otra columna.`,
  mappingDuplicates: (names) =>
    `Elegido para dos columnas: ${names.join(', ')}. Ponga una de ellas en «No se usa» o en otra opción.`,
  mappingKeyTwice: (key) =>
    `«${key}» está elegido para dos columnas. Si las dos juntas forman ese valor, marque arriba la opción de formarlo con dos columnas; si no, ponga una de ellas en «No se usa».`,
  skuParts: (key) => `Formar «${key}» con dos columnas, por ejemplo artículo y color`,
  skuPart: (key, part) => `${key}: ${part === 1 ? 'primera' : 'segunda'} parte`,
  skuJoiner: 'Unidas por',
  skuJoiners: {
    '-': 'Guion',
    ' ': 'Espacio',
    _: 'Guion bajo',
    '/': 'Barra',
    '.': 'Punto',
    '': 'Nada',
  },
  skuExample: (example) => `Por ejemplo ${example}`,
  skuPartsEqual: (key) => `${key}: elija dos columnas distintas.`,
  notUsed: 'No se usa',
  partOf: (key) => `Parte de «${key}»`,
  column: 'Columna del archivo',
  columnPlace: (letters: string) => `Columna ${letters}`,
  firstValues: 'Primeros valores',
  standsFor: 'Corresponde a',
  offer: 'Quizás',
  offerOf: (price, name) => `Usar ${name} como ${price}`,
  standsForLabel: (name) => `${name} corresponde a`,
  costChoice: 'Coste: precios a partir de esta columna',
  unitChoice: 'Unidad de precio: piezas por precio',
  offerCosts: 'Precios a partir de esta columna',
  offerCostsOf: (name) => `Precios a partir de esta columna, ${name}`,
  setPrices: 'Precios a partir de costes',
  useMapping: 'Vista previa',
  back: 'Volver',
  reviewTitle: 'Resolver duplicados',
  reviewFacts: (fileName, created, unchanged, pairs) =>
    `${fileName}: ${[
      ...(created === undefined ? [] : [counted(created, 'fila añadida', 'filas añadidas')]),
      ...(unchanged === undefined ? [] : [`${count(unchanged)} sin cambios`]),
      `${counted(pairs, 'difiere', 'difieren')} de lo que está guardado`,
    ].join(', ')}`,
  preparingReview: 'Comparando las filas',
  pairsShown: 'Filas que se muestran',
  all: 'Todas',
  flaggedFilter: 'Marcadas',
  leftOutFilter: 'Excluidas',
  takeAll: 'Incluir todo',
  leaveAllOut: 'Excluir todo',
  keyboardHelp:
    'Las flechas arriba y abajo van de fila en fila, izquierda y derecha de cambio en cambio; la barra espaciadora incluye o excluye.',
  include: (name) => `Incluir los cambios de ${name}`,
  takeChange: (column, from, to) => `Incluir ${column}: de ${from || 'vacío'} a ${to || 'vacío'}`,
  changesOf: (name) => `Cambios de ${name}`,
  changed: (changed) => changes(changed),
  partly: (taken, all) => `${count(taken)} de ${changes(all)} ${taken === 1 ? 'incluido' : 'incluidos'}`,
  leftOut: 'excluida',
  unchanged: (cells) => counted(cells, 'valor sin cambios', 'valores sin cambios'),
  existing: 'Existente',
  newRow: 'Nuevo',
  record: 'Fila',
  difference,
  none: '-',
  taken: (pairs, allPairs, taken, allChanges) =>
    `${count(pairs)} de ${rows(allPairs)}, ${count(taken)} de ${counted(allChanges, 'cambio incluido', 'cambios incluidos')}`,
  flaggedCount: (flagged) => `${bigChanges(flagged)}, por confirmar de nuevo`,
  confirm: 'Confirmar los cambios',
  nothingTaken: 'Incluya al menos un cambio, o cancele',
  confirming: 'Guardando los cambios.',
  askTitle: (big) => `¿Confirmar ${bigChanges(big)}?`,
  askText: (big) =>
    big === 1
      ? `${count(big)} valor incluido cambia más de un 50\u00a0%, pasa a cero o deja de serlo, pasa de número a texto o al revés, o se borra:`
      : `${count(big)} valores incluidos cambian más de un 50\u00a0%, pasan a cero o dejan de serlo, pasan de número a texto o al revés, o se borran:`,
  askConfirm: (big, all) =>
    big === all ? `Confirmar ${bigChanges(big)}` : `Confirmar ${changes(all)}, ${counted(big, 'grande', 'grandes')}`,
  askMore: (more) => `y ${count(more)} más`,
  askBack: 'Revisar de nuevo',
  discardTitle: '¿Salir de la revisión?',
  discardText: (created) =>
    `${created ? `${counted(created, 'fila nueva ya está guardada', 'filas nuevas ya están guardadas')}. ` : ''}Ninguno de los cambios que se muestran aquí está guardado, y se pierde lo que ha elegido.`,
  discardUnknownText: 'No se sabe si se han guardado los cambios que ha confirmado. Se pierde lo que ha elegido.',
  discard: 'Salir',
  keepReviewing: 'Seguir revisando',
  resumeTitle: 'Revisión sin terminar',
  resumeText: (open, fileName) =>
    open === 0
      ? `No queda ningún cambio de ${fileName} por confirmar, con lo que usted había elegido. No se ha guardado nada.`
      : `${open === 1 ? 'Queda' : 'Quedan'} ${changes(open)} de ${fileName} por confirmar, con lo que usted había elegido. No se ha guardado nada.`,
  resumeUnknownText: (fileName) =>
    `Ha confirmado cambios de ${fileName}, y no se sabe si se han guardado. Los que ha excluido no se han guardado. Compruebe la lista antes de confirmar de nuevo.`,
  resume: 'Continuar la revisión',
  startAnew: 'Importar otro archivo',
} satisfies Catalogue['upload'];

const lookAtList = 'Compruebe la lista antes de';
const newRowsUnknown = 'No se sabe si se han guardado filas nuevas.';
const changesUnknown = 'No se sabe si se han guardado los cambios.';
const largeFiles = 'Los archivos de más de 2\u00a0MB necesitan un proceso en segundo plano (Worker)';
const advice = 'Divida el archivo, o pida al responsable de la página que';

export const uploads = {
  upload,
  session: {
    accepted: (name) => `${name} se ha aceptado.`,
    confirmed: '¡Cambios confirmados!',
    submitAgain: `${newRowsUnknown} Envíe el archivo de nuevo: no se guardará por duplicado.`,
    saved: (kind, changed, left) =>
      `${kind === 'prices' ? counted(changed, 'precio modificado', 'precios modificados') : counted(changed, 'valor modificado', 'valores modificados')}${left === 0 ? '' : `, ${count(left)} sin modificar`}.`,
    nothingPending:
      'El servidor no tiene cambios que esperen esta confirmación: ya se guardaron o se descartaron. Compruebe la lista.',
    conflict:
      'Los valores guardados han cambiado desde que se mostraron. No se ha guardado nada; las filas siguientes están actualizadas.',
    somethingWrong: '¡Se ha producido un problema!',
    nothingChanged: 'No se ha modificado nada.',
    nothingSent:
      'La conexión falló antes de que llegara el archivo. No se ha modificado nada; envíelo de nuevo cuando tenga conexión.',
    sendAgain: `${newRowsUnknown} ${lookAtList} volver a enviar el archivo.`,
    anErrorOccurred: 'Se ha producido un error.',
    unexpectedError: 'Se ha producido un error inesperado.',
    unknownOutcome: `${changesUnknown} ${lookAtList} confirmar de nuevo.`,
    confirmAgain: 'No se sabe si se han guardado los cambios. Confírmelos de nuevo: no se guardarán por duplicado.',
    recreated: (total, skus) =>
      `Eliminados entretanto y creados de nuevo solo con los valores de este cambio: ${count(total)}${skus && ` (${skus})`}. «Importaciones anteriores», si la lista lo tiene, permite deshacer el cambio.`,
    refusedRow: (sku, column, reason) => `${sku}, ${column}: ${reason}`,
    fileNames: {
      excluded: (name) => `${name} filas excluidas.xlsx`,
      unknown: (name) => `${name} referencias desconocidas.xlsx`,
    },
    excludedRows: { row: 'Fila', reason: 'Excluida' },
    pastedRows: 'Filas pegadas.csv',
    noNumbers: 'este tipo de registro no tiene otros números',
    rowsNotSaved: 'No se pudieron guardar las filas.',
    notRemembered: (template, why) => `La plantilla ${template} no recuerda los artículos de esta lista. ${why}`,
  },
  startFailure: {
    refused: `${largeFiles}, que esta página no permite. ${advice} permita «worker-src blob:».`,
    'not-found': `${largeFiles}, cuyo script no se ha encontrado en el servidor de esta página. ${advice} defina configure({ worker }).`,
    failed: `${largeFiles}, que falló al iniciarse. Recargue la página. Si el problema continúa, divida el archivo, o avise al responsable de la página.`,
    died: 'La lectura del archivo se detuvo de forma inesperada, quizás por falta de memoria. Elija el archivo de nuevo, o divídalo.',
  },
  uploadMachine: {
    noFile: 'No se ha elegido ningún archivo para importar.',
    sendingStopped: 'El envío se ha detenido. No se ha modificado nada.',
    sendingStoppedLate: `El envío se detuvo cuando quizá ya se había enviado el archivo entero. ${newRowsUnknown} ${lookAtList} volver a enviarlo.`,
    reviewLeft: `Salió de la revisión después de confirmar. ${changesUnknown} ${lookAtList} confirmar de nuevo.`,
  },
  match: {
    label: (key) => `Buscar «${key}» por`,
    key: (key) => `${key}: el archivo contiene nuestros números`,
    field: (label) => `${label} del producto`,
    hint: (label, key) =>
      `Elija más abajo qué columna del archivo contiene «${label}». Cada uno de sus valores se sustituye por el valor en «${key}» del único producto que lo tiene; para ello se leen los productos.`,
    failed: (label, reason) =>
      `No se pudieron leer los productos para buscarlos por «${label}» (${reason}). La vista previa lo intenta de nuevo.`,
    reading: (products) =>
      products === 0 ? 'Leyendo los productos' : `Leyendo los productos: ${count(products)} hasta ahora`,
    written: 'En el archivo',
    suppliersNumber: 'Número del proveedor',
  },
} satisfies Pick<Catalogue, 'match' | 'session' | 'startFailure' | 'upload' | 'uploadMachine'>;
