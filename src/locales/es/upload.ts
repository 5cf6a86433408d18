import type { NumberReading } from '../../upload/upload.messages';
import type { Catalogue } from '../catalogue';
import { refusableCounts } from './preview';
import { columns, count, counted, filled, cells as inCells, prices, rows } from './words';

export const duplicateChoices = {
  'keep-first': 'Conservar la primera',
  'keep-last': 'Conservar la última',
  'keep-none': 'Excluirlas todas',
};

const sheetNamed = (name: string) => (name === '' ? 'La primera hoja' : `La hoja «${name}»`);
const decimals = (n: number) => counted(n, 'decimal', 'decimales');
const errors = (n: number) => counted(n, 'error', 'errores');

const decimal = { point: 'Punto decimal', comma: 'Coma decimal' };

const choosing = {
  title: 'Importar un archivo',
  signedOut: 'La importación se ha cerrado aquí. Lo que había elegido en ella no se ha guardado.',
  choosePrompt: 'Elija un archivo de Excel para ver la vista previa',
  chooseHint: '.xlsx, .xls o .csv, 25\u00a0MB como máximo. Se lee la primera hoja, salvo que elija otra.',
  chooseFile: 'Elegir un archivo',
  chooseAnother: 'Elegir otro archivo',
  dropHint: 'o suéltelo aquí, o pegue filas copiadas de una hoja de cálculo',
  reopen: (name: string) => `Usar ${name} de nuevo`,
  reopenHint: 'para otra moneda, otra tabla u otra hoja, con lo que ya se había elegido',
  severalFiles: (files: number) =>
    `Se han soltado ${count(files)} archivos y no se ha leído ninguno: solo se importa uno a la vez. Suelte uno de ellos.`,
  fileTooEarly: (name: string) => `${name} no se ha leído: termine o cancele primero esta importación.`,
  reading: (name: string) => `Leyendo ${name}`,
  cancel: 'Cancelar',
  submit: 'Enviar el archivo',
  notSent: 'El archivo no se ha importado',
  refused: 'El archivo se ha rechazado. No se ha modificado nada',
  filledCell: 'rellenada con el valor de una fila superior',
  refusedCell: (reason: string) => `rechazada: ${reason}`,
  leaveRefusedOut: (refused: number) => (refused === 1 ? 'Excluir esta fila' : `Excluir estas ${count(refused)} filas`),
  unreadable: (name: string) => `No se puede leer ${name}`,
  rowProblem: (row: number | undefined, column: string) =>
    [row === undefined ? '' : `Fila ${count(row)}`, column].filter((part) => part !== '').join(', '),
  fileFacts: (rowTexts: string, columnCount: number, bytes: number) =>
    `${rowTexts} · ${columns(columnCount)} · ${bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB` : `${(bytes / 1e6).toFixed(1).replace('.', ',')}\u00a0MB`}`,
  rows,
  counting: 'contando las filas',
  numberReading: ({ separator, isChosen, cells, example }: NumberReading) =>
    [
      decimal[separator],
      isChosen ? ', según su elección' : '',
      cells === undefined ? '' : `, ${count(cells)} de ${inCells(cells)} ${cells === 1 ? 'coincide' : 'coinciden'}`,
      example === undefined ? '' : `: «${example.written}» se lee como ${example.read}`,
    ].join(''),
  readDifferently: 'Leer de otra manera',
  separatorQuestion: '¿Cómo están escritos los números?',
  separatorMixed: (point: number, pointExample: string, comma: number, commaExample: string) =>
    `El archivo mezcla ambos: ${count(point)} como «${pointExample}», ${count(comma)} como «${commaExample}». Indique cuál es correcto; los demás se marcarán.`,
  separatorAmbiguous: (cells: number, example: string) =>
    `${inCells(cells)} como «${example}» ${cells === 1 ? 'puede' : 'pueden'} leerse de las dos maneras. Indique cuál es correcta.`,
  separatorOfTemplate: {
    point: (cells: number) =>
      `${inCells(cells)} ${cells === 1 ? 'está escrita' : 'están escritas'} con punto decimal, pero la plantilla tiene coma decimal. Indique cuál es correcto.`,
    comma: (cells: number) =>
      `${inCells(cells)} ${cells === 1 ? 'está escrita' : 'están escritas'} con coma decimal, pero la plantilla tiene punto decimal. Indique cuál es correcto.`,
  },
  chooseSeparator: 'Elegir',
  separatorExample: { point: 'Punto decimal: 1,284.50', comma: 'Coma decimal: 1.284,50' },
  encodingLabel: 'Codificación del texto',
  encodings: {
    'utf-8': 'Unicode (UTF-8)',
    'windows-1250': 'Europa central (windows-1250)',
    'windows-1251': 'Cirílico (windows-1251)',
    'windows-1252': 'Europa occidental (windows-1252)',
    'windows-1253': 'Griego (windows-1253)',
    'windows-1254': 'Turco (windows-1254)',
    'windows-1257': 'Báltico (windows-1257)',
    'koi8-r': 'Cirílico (KOI8-R)',
    ibm866: 'Cirílico, DOS (CP866)',
    ibm852: 'Europa central, DOS (CP852)',
    macintosh: 'Mac Roman',
    gbk: 'Chino simplificado (GBK)',
    big5: 'Chino tradicional (Big5)',
    shift_jis: 'Japonés (Shift JIS)',
    'euc-kr': 'Coreano (EUC-KR)',
  },
  encoding: (name: string) => `El texto se lee como ${name}.`,
  sheet: 'Hoja',
  sheetOption: (name: string, rowCount: number | undefined, isHidden: boolean) =>
    `${name}${rowCount === undefined ? '' : ` (${rows(rowCount)})`}${isHidden ? ', oculta' : ''}`,
  openSheet: 'Abrir esta hoja',
  openSheetHint: 'La tecla Intro la abre.',
  chooseSheet: 'Elija la hoja que contiene las filas.',
  sheetProblem: {
    empty: (name: string) => `${sheetNamed(name)} está vacía. Elija la hoja que contiene las filas.`,
    'one-row': (name: string) =>
      `${sheetNamed(name)} no tiene filas debajo de su encabezado. Elija la hoja que contiene las filas.`,
    hidden: (name: string) => `${sheetNamed(name)} está oculta. Elija la hoja que se debe leer.`,
  },
  tableBeside: 'Al lado de esta tabla hay otra con los mismos nombres de columnas.',
  readTable: (from: string, to: string) => `Leer las columnas ${from} a ${to}`,
} satisfies Partial<Catalogue['upload']>;

const leavingOut = {
  manyDecimals: (cells: number) => `${prices(cells)} ${cells === 1 ? 'tiene' : 'tienen'} más de 4 decimales.`,
  round: (places: number) => `Redondear a ${decimals(places)}`,
  rounded: (rounded: number, places: number) =>
    rounded === 0
      ? `Ningún precio tiene más de ${decimals(places)}.`
      : `${counted(rounded, 'precio se redondea', 'precios se redondean')} a ${decimals(places)}.`,
  rounding: 'Redondeo de los precios',
  doNotRound: 'No redondear',
  exclusions: 'Filas que se excluyen',
  allKinds: (total: number) =>
    total === 1 ? `${count(total)} fila de estos tipos` : `Las ${count(total)} filas de estos tipos`,
  rowAction: 'Excluir',
  includeAgain: 'Volver a incluir',
  rowActionOf: (row: number, isOut: boolean) => `${isOut ? 'Volver a incluir' : 'Excluir'} la fila ${count(row)}`,
  onlyRows: 'Solo las filas en las que',
  onlyAll: 'Sin condición',
  onlyIs: (column: string, value: string, total: number) => `${column} es ${filled(value)} (${rows(total)})`,
  onlyOneOf: (column: string) => `${column} es uno de varios valores`,
  onlyOthers: 'Otras columnas',
  onlyValues: (column: string) => `${column} es uno de estos valores`,
  onlyValue: (value: string, total: number) => `${filled(value)} (${count(total)})`,
  onlyMost: (values: number) =>
    values === 1 ? 'Se muestra el valor más frecuente.' : `Se muestran los ${count(values)} valores más frecuentes.`,
  onlyLoading: 'Contando los valores',
  duplicateRows: (total: number, key: string) => `${rows(total)} con un valor en «${key}» que se repite en el archivo`,
  keepDuplicates: 'No excluir ninguna',
  duplicateChoices,
  excludedRows: (total: number) => `${counted(total, 'fila está excluida', 'filas están excluidas')}.`,
  downloadExcluded: 'Descargar las filas excluidas',
  saveUnknown: 'Guardar como hoja de productos',
  includeAll: 'Incluir todas las filas',
} satisfies Partial<Catalogue['upload']>;

const checking = {
  keysUnchecked: (reason: string) =>
    `No se pudo comprobar si todas las referencias son conocidas (${reason}). El servidor las comprueba al enviar el archivo.`,
  mapColumns: 'Asignar las columnas',
  rowsShown: 'Filas que se muestran',
  allRows: 'Todas las filas',
  errors: 'Errores',
  notes: 'Avisos',
  refusableCounts,
  unknownColumns: (names: readonly string[]) =>
    `${counted(names.length, 'columna no se usa, porque su nombre es desconocido', 'columnas no se usan, porque sus nombres son desconocidos')}: ${names.join(', ')}`,
  hiddenColumns: (names: readonly string[]) =>
    `${counted(names.length, 'columna está oculta en el archivo, pero se lee', 'columnas están ocultas en el archivo, pero se leen')}: ${names.join(', ')}`,
  place: (row: number) => `fila ${count(row)}`,
  placeLabel: (row: number, column: string) => `Ir a la fila ${count(row)}, ${column}`,
  findingPlaces: (finding: string, places: string, more: number) =>
    `${finding} – ${places}${more > 0 ? ` y ${count(more)} más` : ''}`,
  problemsTitle: (total: number) =>
    `${errors(total)} ${total === 1 ? 'impide' : 'impiden'} enviar el archivo. ${total === 1 ? 'Corríjalo' : 'Corríjalos'} aquí, o en el archivo y elíjalo de nuevo, o excluya filas.`,
  notesTitle: 'Avisos',
  preview: 'Filas del archivo',
  rowNumber: 'Fila',
  noRowsShown: 'No hay filas de este tipo',
  checking: (read: number, total: number | undefined, found: number) =>
    `Comprobando las filas, ${count(read)}${total === undefined ? '' : ` de ${count(total)}`}.${found === 0 ? '' : ` ${errors(found)} hasta ahora.`}`,
  checkingLabel: 'Comprobando las filas',
  blocked: (total: number, inRows: number) => `${errors(total)} por corregir primero, en ${rows(inRows)}`,
  allExcluded: 'Todas las filas están excluidas: vuelva a incluir alguna primero',
  noRows: 'No hay filas debajo del encabezado: elija otra fila de encabezado',
  separatorFirst: 'Indique primero cómo están escritos los números',
  stillReading: 'El archivo todavía se está leyendo',
  stillChecking: 'Las filas todavía se están comprobando',
  checked: (total: number, out: number, refusable: string | undefined) =>
    [
      `${counted(total, 'fila comprobada', 'filas comprobadas')}${refusable === undefined ? ', sin errores' : ''}.`,
      ...(refusable === undefined ? [] : [refusable]),
      ...(out === 0 ? [] : [`${count(total - out)} por enviar.`]),
    ].join(' '),
  refusable: (total: number, kinds: readonly string[]) =>
    `${count(total)} de ellas ${total === 1 ? 'puede' : 'pueden'} rechazarse: ${kinds.join('; ')}.`,
  unsendable: (total: number, kinds: readonly string[]) =>
    `${count(total)} de ellas no ${total === 1 ? 'puede' : 'pueden'} enviarse: ${kinds.join('; ')}.`,
  refusableTitle: (total: number) => counted(total, 'fila puede rechazarse', 'filas pueden rechazarse'),
  unsendableTitle: (total: number) => counted(total, 'fila no puede enviarse', 'filas no pueden enviarse'),
  sending: (percent: number) =>
    percent < 100 ? `Enviando, ${percent}\u00a0%.` : 'Archivo enviado. Esperando la respuesta.',
  sendingLabel: 'Enviando',
  sendPreviewed: 'Enviar tal como se ha leído – en formato xlsx, con lo que se muestra aquí y números sin formato',
} satisfies Partial<Catalogue['upload']>;

/** The parts of the group `upload` that come before its mapping and review. */
export const reading = { ...choosing, ...leavingOut, ...checking };
