import type { Catalogue } from '../catalogue';
import { count } from './words';

const megabytes = (bytes: number) => `${Math.round(bytes / (1024 * 1024))} MB`;

/** What a file is, by its English name; each completes the sentence of `wrong-type`. */
const kinds: Readonly<Record<string, string>> = {
  'a Lotus 1-2-3 sheet': 'una hoja de Lotus 1-2-3',
  'a PDF document': 'un documento PDF',
  'a program': 'un programa',
  'a gzip archive': 'un archivo comprimido gzip',
  'a 7-Zip archive': 'un archivo comprimido 7-Zip',
  'a RAR archive': 'un archivo comprimido RAR',
  'a picture': 'una imagen',
  'an XML spreadsheet': 'una hoja de cálculo XML',
  'a web page (HTML)': 'una página web (HTML)',
  'an XML document': 'un documento XML',
  'a text document in RTF (.rtf)': 'un documento de texto RTF (.rtf)',
  'a SYLK sheet (.slk)': 'una hoja SYLK (.slk)',
  'a DIF sheet': 'una hoja DIF',
  'a JSON document': 'un documento JSON',
  'a dBase table (.dbf)': 'una tabla dBase (.dbf)',
  'text with NUL characters in it, as a broken export leaves them':
    'texto con caracteres NUL, como los que deja una exportación defectuosa',
  'a file of another kind': 'un archivo de otro tipo',
  'text in UTF-32, which few programs read: save it as CSV UTF-8':
    'texto en UTF-32, que pocos programas leen: guárdelo como «CSV UTF-8»',
  'an Excel workbook': 'un libro de Excel',
  'an older Excel workbook': 'un libro de Excel antiguo',
  'plain text': 'texto sin formato',
  'a workbook with macros or a template (.xlsm, .xltx)': 'un libro con macros o una plantilla (.xlsm, .xltx)',
};

const kind = (name: string): string => kinds[name] ?? name;

export const sheetFailure = {
  'empty-file': () => 'El archivo está vacío (0 bytes). Expórtelo de nuevo o elija otro archivo.',
  'wrong-type': (_, found) => `Esto es ${kind(found)}, no una hoja de cálculo. Elija un archivo .xlsx, .xls o .csv.`,
  'wrong-spreadsheet': (_, found) =>
    `Esto es ${kind(found)} y no se puede leer aquí. Ábralo en un programa de hojas de cálculo, guárdelo como .xlsx y elija ese archivo.`,
  'wrong-extension': (_, { name, found, extension }) =>
    `El nombre ${name} no corresponde al contenido del archivo, que es ${kind(found)}. Póngale la extensión ${extension} o guárdelo de nuevo desde el programa que lo creó.`,
  'wrong-name': (_, { name, ending }) =>
    `El nombre ${name} no termina en .xlsx, .xls ni .csv. Ponga al archivo la extensión ${ending}, que corresponde a su contenido, y elíjalo de nuevo.`,
  encrypted: () =>
    'El archivo está protegido con una contraseña. Ábralo, guarde una copia sin contraseña y elija esa copia.',
  'damaged-zip': () =>
    'El archivo .xlsx está cortado o dañado. Descárguelo o expórtelo de nuevo y elija el archivo nuevo.',
  'damaged-sheet': () =>
    'El archivo se abre, pero la hoja que se debe leer está dañada. Ábralo en un programa de hojas de cálculo, guárdelo de nuevo como .xlsx y elija ese archivo.',
  'damaged-xls': () =>
    'El archivo .xls está cortado o dañado. Ábralo en un programa de hojas de cálculo, guárdelo como .xlsx y elija ese archivo.',
  'zip-without-spreadsheet': () =>
    'Es un archivo zip sin ninguna hoja de cálculo. Elija un archivo .xlsx, .xls o .csv; si hay uno dentro, descomprímalo primero.',
  'no-first-sheet': () =>
    'El archivo no tiene una primera hoja con celdas (una hoja de gráfico o de macros no cuenta). Ponga en primer lugar la hoja que contiene las filas.',
  'first-sheet-hidden': (_, { sheet }) =>
    `La primera hoja, «${sheet}», está oculta y solo se lee la primera hoja. Muéstrela o ponga en primer lugar la hoja que contiene las filas.`,
  'first-sheet-empty': (_, { sheet, other }) =>
    `La primera hoja, «${sheet}», está vacía y solo se lee la primera hoja. Ponga «${other}» en primer lugar y guarde.`,
  'no-cells': () => 'El archivo no tiene ninguna fila. Elija un archivo con una fila de encabezado y filas debajo.',
  'header-only': () =>
    'El archivo tiene una fila de encabezado y nada debajo. Elija un archivo con una fila de encabezado y filas debajo. Si su única fila es un artículo, escriba encima una fila con los nombres de las columnas.',
  'file-too-large': (_, limit) => `El archivo ocupa más de ${megabytes(limit)}. Divídalo en archivos más pequeños.`,
  'inflated-too-large': ({ inflatedBytes }) =>
    `Descomprimida, la hoja ocupa más de ${megabytes(inflatedBytes)}. Divídala en archivos más pequeños.`,
  'whole-too-large': ({ wholeInflatedBytes }) =>
    `El archivo tiene una estructura poco común y, descomprimido, ocupa más de ${megabytes(wholeInflatedBytes)}. Guárdelo de nuevo como .xlsx desde Excel o LibreOffice, o divídalo.`,
  'too-many-entries': ({ zipEntries }) =>
    `El archivo .xlsx contiene más de ${count(zipEntries)} partes (imágenes, hojas, etc.). Copie la hoja que contiene las filas en un libro nuevo.`,
  'too-many-rows': ({ rows }) => `La hoja tiene más de ${count(rows)} filas. Divídala en archivos más pequeños.`,
  'too-many-columns': ({ columns }, row) =>
    `La fila ${count(row)} tiene más de ${count(columns)} columnas. Elimine las celdas a la derecha de la tabla.`,
  'cell-too-long': ({ cellCharacters }, row) =>
    `Una celda${row === undefined ? '' : ` de la fila ${count(row)}`} tiene más de ${count(cellCharacters)} caracteres. Acórtela.`,
  'row-too-long': (_, row) =>
    `La fila ${count(row)} es demasiado larga para la fila de una tabla. Abra el archivo en un programa de hojas de cálculo y elimine el contenido sobrante de la fila.`,
  'cell-out-of-range': () =>
    'Una celda está más allá de la última fila o columna que puede tener una hoja de cálculo, así que el archivo está dañado. Guárdelo de nuevo desde el programa que lo creó.',
  'unclosed-quote': (_, row) =>
    `Unas comillas que se abren en la fila ${count(row)} no se cierran nunca, así que las filas siguientes no se pueden separar. Corrija esa fila y elija de nuevo el archivo.`,
  'broken-text': () =>
    'El archivo está marcado como texto Unicode, pero contiene bytes no válidos. Expórtelo de nuevo como «CSV UTF-8».',
  'timed-out': () =>
    'La lectura del archivo tardó demasiado. Guárdelo de nuevo como .xlsx o .csv, o divídalo en archivos más pequeños.',
} satisfies Catalogue['sheetFailure'];
