import type { Finding } from '../../machines/reading.types';
import type { RowsOfCurrency } from '../../upload/preview/reading-offers.messages';
import type { KeyLabels } from '../../upload/upload-shape';
import { currenciesIn } from '../../wire/price-levels';
import type { Catalogue } from '../catalogue';
import { count, counted, filled, cells as inCells, rows as inRows, prices, texts } from './words';

const sections = (n: number) =>
  counted(n, 'fila de sección o de encabezado repetido', 'filas de sección o de encabezado repetido');

// The name of the key can be any label: 'valor' is what the words agree with.
const without = (n: number, key: string) => `${inRows(n)} sin valor en «${key}»`;
const withValue = (n: number, key: string) => `${inRows(n)} con un valor en «${key}»`;
const unknown = (n: number, key: string) => `${inRows(n)} con un valor desconocido en «${key}»`;

const exclusionCounts = {
  'no-sku': without,
  section: (rows) => sections(rows),
  'no-value': (rows) => `${inRows(rows)} con un guion o nada en lugar de cada valor`,
  hidden: (rows) => `${counted(rows, 'fila oculta', 'filas ocultas')} en el archivo`,
  'unknown-sku': unknown,
  'ambiguous-sku': (rows, key) => `${withValue(rows, key)} que corresponde a varios productos`,
  'zero-price': (rows) => `${inRows(rows)} con un precio de 0`,
  'no-cost': (rows) => `${inRows(rows)} sin coste: vacío, 0 o un texto`,
  error: (rows) => `${inRows(rows)} con un error`,
} satisfies Catalogue['exclusionCounts'];

export const exclusionReasons = {
  'no-sku': 'fila sin referencia',
  section: 'fila de sección',
  'no-value': 'fila sin ningún valor',
  hidden: 'fila oculta',
  'unknown-sku': 'fila con una referencia desconocida',
  'ambiguous-sku': 'fila con un número de varios productos',
  'zero-price': 'fila con un precio de 0',
  'no-cost': 'fila sin coste',
  error: 'fila con un error',
  duplicate: 'fila con una referencia repetida en el archivo',
  'other-value': 'fila con otro valor',
  single: 'fila elegida',
} satisfies Catalogue['exclusionReasons'];

const leaveOut = (n: number) => (n === 1 ? 'exclúyala más abajo' : 'exclúyalas más abajo');

const findings = {
  'missing-key': (cells, key) => `${without(cells, key)}: ${leaveOut(cells)}`,
  'duplicate-key': (cells, key) => `${withValue(cells, key)} que se repite en el archivo`,
  'wrong-key': (cells, key) => `${withValue(cells, key)} de más de 100 caracteres`,
  'unmatched-key': (cells, key) =>
    `${withValue(cells, key)} que no corresponde a ningún producto: ${leaveOut(cells)}, o elija el producto con «Corregir»`,
  'ambiguous-key': (cells, key) =>
    `${withValue(cells, key)} que corresponde a varios productos: ${leaveOut(cells)}, o elija el producto con «Corregir»`,
  'over-long': (cells) => `${texts(cells)} de más de 4.000 caracteres`,
  unstorable: (cells) => `${texts(cells)} con caracteres de control, que no se pueden guardar`,
  'similar-key': (cells, key) =>
    `${withValue(cells, key)} que solo se distingue de otro por las mayúsculas, los espacios o los caracteres invisibles`,
  negative: (cells) => counted(cells, 'número negativo', 'números negativos'),
  'wrong-number': (cells) =>
    `${inCells(cells)} sin un precio válido: como máximo 10 cifras antes de la coma y 4 después, o un texto corto como POA`,
  'many-decimals': (cells) => `${prices(cells)} con más de 4 decimales: elija un redondeo`,
  'no-unit': (cells) =>
    `${counted(cells, 'precio', 'precios')} que se ${cells === 1 ? 'divide' : 'dividen'} por una unidad que no es un número entero: excluya ${cells === 1 ? 'la fila' : 'las filas'} abajo, o tome los precios sin cambios`,
  'other-currency': (cells) => `${prices(cells)} en una moneda distinta de la de la columna`,
  logical: (cells) => `${inCells(cells)} con TRUE o FALSE: escriba un número, o vacíe la celda`,
  'no-number': (cells) =>
    `${inCells(cells)} sin un número válido: hace falta un número a partir de 0, por ejemplo 12,5`,
  'long-text': (cells) => `${texts(cells)} de más de 20 caracteres`,
  'wrong-yes-no': (cells) => `${inCells(cells)} con un valor distinto de YES o NO`,
  'wrong-status': (cells) => `${inCells(cells)} con un valor distinto de Active o Inactive`,
  'wrong-address': (cells) => `${inCells(cells)} sin una dirección válida: debe empezar por https:// o http://`,
  'error-cell': (cells) =>
    `${inCells(cells)} con un error de hoja de cálculo como #N/A: corrija la fórmula, o excluya la fila`,
  'not-calculated': (cells) =>
    `${counted(cells, 'fórmula', 'fórmulas')} sin resultado guardado: abra el archivo en Excel, guárdelo y elíjalo de nuevo`,
  'no-cost': (cells) => `${inRows(cells)} sin coste, y por tanto sin precio: ${leaveOut(cells)}`,
  zero: (cells) =>
    `${prices(cells)} de 0: excluya ${cells === 1 ? 'la fila' : 'las filas'} más abajo si 0 significa «sin precio»`,
  'to-check': (cells) => `${texts(cells)} con cifras, por comprobar`,
  'section-row': (cells) => `${sections(cells)}: ${leaveOut(cells)}`,
  'unknown-key': (cells, key) =>
    `${unknown(cells, key)}: ${leaveOut(cells)}, o importe primero ${cells === 1 ? 'el producto' : 'los productos'}`,
  'lookalike-key': (cells, key) => `${withValue(cells, key)} que solo se distingue de otro por letras que se parecen`,
  'text-price': (cells) =>
    `${counted(cells, 'precio con texto', 'precios con texto')} como POA, que se ${cells === 1 ? 'guarda tal cual' : 'guardan tal cual'}`,
  clears: (cells) =>
    `${counted(cells, 'celda vacía', 'celdas vacías')}: la revisión muestra dónde se borra así un valor guardado`,
} satisfies Catalogue['findings'];

const finding = {
  'missing-key': 'falta',
  'duplicate-key': 'repetido en el archivo',
  'wrong-key': 'más de 100 caracteres',
  'unmatched-key': 'ningún producto tiene este número',
  'ambiguous-key': 'varios productos tienen este número',
  'over-long': 'más de 4.000 caracteres',
  unstorable: 'caracteres de control',
  'similar-key': 'solo se distingue de otro por las mayúsculas, los espacios o los caracteres invisibles',
  negative: 'negativo',
  'wrong-number': 'no es un precio',
  'many-decimals': 'más de 4 decimales',
  'no-unit': 'la unidad del precio no es un número entero',
  'other-currency': 'otra moneda',
  logical: 'TRUE o FALSE',
  'no-number': 'no es un número',
  'long-text': 'más de 20 caracteres',
  'wrong-yes-no': 'ni YES ni NO',
  'wrong-status': 'ni Active ni Inactive',
  'wrong-address': 'no es una dirección web',
  'error-cell': 'error de hoja de cálculo',
  'not-calculated': 'fórmula sin resultado guardado',
  'no-cost': 'sin coste, por tanto sin precio',
  zero: 'precio de 0',
  'to-check': 'texto con cifras',
  'section-row': 'fila de sección o de encabezado repetido',
  'unknown-key': 'desconocido',
  'lookalike-key': 'se parece a otro valor',
  'text-price': 'precio con texto',
  clears: 'vacío',
} satisfies Catalogue['finding'];

/** The rows that a back end may refuse, by kind. */
export const refusableCounts = (found: readonly Finding[], { key, number }: KeyLabels): readonly string[] =>
  found.map(({ kind, cells }) => {
    if (kind === 'missing-key') return exclusionCounts['no-sku'](cells, number);
    if (kind === 'section-row') return exclusionCounts.section(cells);
    if (kind === 'ambiguous-key') return exclusionCounts['ambiguous-sku'](cells, number);
    return exclusionCounts['unknown-sku'](cells, kind === 'unmatched-key' ? number : key);
  });

/** Why a row is left out whole: a blank cell instead of the 0 would clear the stored price. */
function otherPrices(rows: number, withOtherPrices: number): string {
  const which =
    rows === 1
      ? 'También tiene'
      : `${count(withOtherPrices)} de ellas ${withOtherPrices === 1 ? 'tiene' : 'tienen'} también`;
  return `${which} otros precios, que entonces tampoco se envían, porque una celda vacía en lugar del 0 borraría un precio guardado. Para enviarlos, vuelva atrás y ponga la columna del 0 en «No se usa».`;
}

const likeWritten = 'por las mayúsculas, los espacios, los guiones o los ceros iniciales';

/** What may become of amounts without a rate; `texts` of them can be stored as texts. */
const withoutRate = (cells: number, total: number) =>
  total === 0
    ? `Sin él, no se ${cells === 1 ? 'envía' : 'envían'}.`
    : `Sin él, no se ${cells === 1 ? 'envía' : 'envían'}, salvo como ${total === 1 ? 'texto' : 'textos'}${total === cells ? '' : ` (posible en ${count(total)})`}.`;

const rowsOfCurrencies = (others: readonly RowsOfCurrency[]): string =>
  others.map(({ currency, rows: n }) => (n === undefined ? currency : `${currency} (${inRows(n)})`)).join(', ');

export const preview = {
  exclusionCounts,
  exclusionReasons,
  finding,
  findings,
  correctRow: {
    action: 'Corregir',
    actionOf: (row) => `Corregir la fila ${count(row)}`,
    title: (row) => `Corregir la fila ${count(row)}`,
    intro: 'Las correcciones se aplican a lo que se envía; el archivo queda como está.',
    search: 'Escriba la referencia, el nombre o el grupo para buscar entre nuestros productos',
    searchFailed: (reason) => `No se pudo buscar entre los productos. ${reason}`,
    cancel: 'Cancelar',
    use: 'Aplicar las correcciones',
    unclear: 'Se puede leer de dos maneras',
    takeReading: (number) => `Usar ${number}`,
    remember: (written, key) =>
      `${written} es el número del proveedor para este valor en «${key}»: usarlo en todas sus filas y recordarlo para las próximas listas`,
    keyNames: (names, key) =>
      counted(
        names,
        `número del proveedor corresponde a un valor en «${key}»`,
        `números del proveedor corresponden a valores en «${key}»`,
      ),
    earlierNames: (names, key, pairs) =>
      `En un archivo anterior con estas columnas se eligió un valor de «${key}» para ${counted(names, 'número', 'números')} del proveedor (${pairs}). Úselo únicamente para una lista del mismo proveedor.`,
    takeEarlierNames: (names) => `Usar ${counted(names, 'número', 'números')} del archivo anterior`,
    keyName: (theirs, ours) => `${theirs} → ${ours}`,
    takeBackName: (theirs) => `Quitar ${theirs}`,
    corrected: (cells) => counted(cells, 'celda corregida', 'celdas corregidas'),
    line: (row, column, from, to) => `Fila ${count(row)}, ${column}: ${filled(from)} → ${filled(to)}`,
    takeBack: 'Quitar',
    takeBackOf: (row, column) => `Quitar la corrección, fila ${count(row)}, ${column}`,
  },
  questions: {
    back: 'Volver a la vista previa',
    refusable: {
      title: (rows) => `¿Enviar ${counted(rows, 'fila que puede rechazarse', 'filas que pueden rechazarse')}?`,
      text: 'El servidor puede rechazar por ello el archivo entero, o guardar las filas tal como están:',
      leaveOut: 'Excluir y enviar el resto',
      accept: 'Enviar todas las filas',
    },
    unsendable: {
      title: (rows) => `¿Enviar sin ${inRows(rows)}?`,
      text: ({ key, number }) =>
        `No se encuentra ningún producto por «${number}» para estas filas, así que no se conoce el valor de «${key}» y no pueden enviarse:`,
    },
    zeros: {
      title: (total) => `¿Guardar ${prices(total)} de 0?`,
      text: ({ rows, withOtherPrices }) =>
        `En la mayoría de las listas de proveedores, 0 significa «sin precio». ${
          rows === 1
            ? 'Si se excluye, la fila con un precio de 0 no se envía'
            : `Si se excluyen, las ${inRows(rows)} con un precio de 0 no se envían`
        }, y los precios guardados quedan como están.${withOtherPrices === 0 ? '' : ` ${otherPrices(rows, withOtherPrices)}`}`,
      leaveOut: (rows) => `Excluir ${inRows(rows)} y enviar el resto`,
      accept: (total) => `Guardar ${prices(total)} de 0`,
    },
    texts: {
      title: (total) => `¿Guardar ${texts(total)} con cifras como ${total === 1 ? 'precio' : 'precios'}?`,
      text: 'Los textos como «desde 12,50» no son números: se guardan y se muestran tal como están. Revíselos en «Avisos» si deberían ser números.',
      accept: (total) => `Guardar ${texts(total)}`,
      back: 'Revisar de nuevo',
    },
    unrated: {
      title: (total) => `¿Guardar los precios de ${inRows(total)} sin tipo de cambio?`,
      text: (total, currencies) =>
        `Según el archivo, están en ${currencies.join(', ')}. Sin tipo de cambio, ${total === 1 ? 'el número de esta fila se guarda' : 'los números de estas filas se guardan'} sin cambios como AUD o USD.`,
      accept: (total) => `Guardar ${inRows(total)} sin convertir`,
    },
    unratedCosts: {
      title: (total) => `¿Guardar los precios de ${inRows(total)} aunque sus costes estén en otra moneda?`,
      text: (total, currencies, readAs) =>
        `Según el archivo, ${total === 1 ? 'el coste de esta fila está' : 'los costes de estas filas están'} en ${currencies.join(', ')}, pero los precios se calculan como si estuvieran en ${readAs}.`,
      accept: (total) => `Guardar ${inRows(total)} según el cálculo`,
    },
    unnamedCosts: {
      title: (total) => `¿Guardar los precios de ${inRows(total)} sin moneda en el archivo?`,
      text: (total, readAs) =>
        `El archivo no indica ninguna moneda para los costes de ${inRows(total)}, aunque sí para otras filas. Los precios se calculan como si estuvieran en ${readAs}.`,
    },
  },
  readingOffers: {
    statuses: (cells) =>
      `${counted(cells, 'celda tiene', 'celdas tienen')} un valor distinto de Active o Inactive. Indique qué significa:`,
    status: (value, rows) => `${filled(value)} (${inRows(rows)}) significa`,
    chooseStatus: 'Elegir',
    useStatuses: 'Aplicar estos significados',
    statusesUsed: (meanings) => `Leído como estado: ${meanings.join(', ')}.`,
    meaning: (value, status) => `${filled(value)} como ${status}`,
    nearKeys: (rows, key, written, known) =>
      `${unknown(rows, key)} que solo se distingue de uno conocido ${likeWritten}, por ejemplo «${written}» en lugar de «${known}».`,
    nearNumbers: (rows, label, written, known) =>
      `${unknown(rows, label)} que solo se distingue del de un único producto ${likeWritten}, por ejemplo «${written}» para ${known}.`,
    replaceByKnown: (rows) => (rows === 1 ? 'Usar el valor conocido' : 'Usar los valores conocidos'),
    replacedByKnown: (key) =>
      `Los valores desconocidos en «${key}» que solo se distinguen de uno conocido ${likeWritten} se sustituyen por este.`,
    severalAddresses: (cells) => `${counted(cells, 'celda tiene', 'celdas tienen')} varias direcciones.`,
    takeFirst: 'Tomar la primera de cada una',
    firstTaken: 'Si una celda tiene varias direcciones, se toma la primera.',
    readAsWritten: 'Leer tal como está',
    amounts(cells, currency, column, texts) {
      const price = currenciesIn(column);
      const offer =
        cells === 1
          ? `${count(cells)} importe en ${currency} en ${column} no es un precio en ${price}: con un tipo de cambio se lee como número.`
          : `${count(cells)} importes en ${currency} en ${column} no son precios en ${price}: con un tipo de cambio se leen como números.`;
      return `${offer} ${withoutRate(cells, texts)}`;
    },
    costAmounts: (cells, currency, column, expected) =>
      `${column} tiene ${counted(cells, 'importe', 'importes')} en ${currency} en lugar de ${expected}, ${cells === 1 ? 'del' : 'de los'} que no resulta ningún precio. Excluya ${cells === 1 ? 'la fila' : 'las filas'}, o ${cells === 1 ? 'envíela' : 'envíelas'} aparte con un tipo de cambio para ${currency}.`,
    namedCurrency: (names, currency, prices) =>
      `El archivo indica ${currency}, pero estas columnas se guardan en ${prices}, sin tipo de cambio: ${names.join(', ')}.`,
    rowCurrencies: (column, others, prices) =>
      `«${column}» indica ${rowsOfCurrencies(others)}, pero todos los precios se guardan en ${prices}, sin tipo de cambio.`,
    namedCostCurrency: (names, currency, readAs) =>
      `El archivo indica ${currency}, pero los costes de estas columnas se leen en ${readAs}: ${names.join(', ')}. Corrija la regla si el archivo tiene razón.`,
    rowCostCurrencies: (column, others, readAs) =>
      `«${column}» indica ${rowsOfCurrencies(others)}, pero todos los costes se leen en ${readAs}.`,
    convert: (currency) => `Convertir con un tipo de cambio para ${currency}`,
    onlyCurrency: (currency) => `Solo las filas en ${currency}`,
    storeAsTexts: 'Guardar como textos',
    storedAsTexts: (currencies) => `Los importes en ${currencies.join(', ')} se guardan como textos.`,
    chooseAgain: 'Elegir de nuevo',
    readAsNumbers: (currency) => `Leer como números, con un tipo de cambio para ${currency}`,
  },
} satisfies Pick<
  Catalogue,
  'correctRow' | 'exclusionCounts' | 'exclusionReasons' | 'finding' | 'findings' | 'questions' | 'readingOffers'
>;
