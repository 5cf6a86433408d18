import type { Catalogue } from '../catalogue';
import { count } from './words';

const megabytes = (bytes: number) => `${Math.round(bytes / (1024 * 1024))} MB`;

/** What a file is, by its English name; each completes the sentence of `wrong-type`. */
const kinds: Readonly<Record<string, string>> = {
  'a Lotus 1-2-3 sheet': 'ein Blatt von Lotus 1-2-3',
  'a PDF document': 'ein PDF-Dokument',
  'a program': 'ein Programm',
  'a gzip archive': 'ein gzip-Archiv',
  'a 7-Zip archive': 'ein 7-Zip-Archiv',
  'a RAR archive': 'ein RAR-Archiv',
  'a picture': 'ein Bild',
  'an XML spreadsheet': 'eine XML-Tabelle',
  'a web page (HTML)': 'eine Webseite (HTML)',
  'an XML document': 'ein XML-Dokument',
  'a text document in RTF (.rtf)': 'ein Textdokument in RTF (.rtf)',
  'a SYLK sheet (.slk)': 'ein SYLK-Blatt (.slk)',
  'a DIF sheet': 'ein DIF-Blatt',
  'a JSON document': 'ein JSON-Dokument',
  'a dBase table (.dbf)': 'eine dBase-Tabelle (.dbf)',
  'text with NUL characters in it, as a broken export leaves them':
    'Text mit NUL-Zeichen, wie ihn ein fehlerhafter Export hinterlässt',
  'a file of another kind': 'eine Datei anderer Art',
  'text in UTF-32, which few programs read: save it as CSV UTF-8':
    'Text in UTF-32, den wenige Programme lesen: Speichern Sie ihn als „CSV UTF-8“',
  'an Excel workbook': 'eine Excel-Arbeitsmappe',
  'an older Excel workbook': 'eine ältere Excel-Arbeitsmappe',
  'plain text': 'reiner Text',
  'a workbook with macros or a template (.xlsm, .xltx)':
    'eine Arbeitsmappe mit Makros oder eine Vorlage (.xlsm, .xltx)',
};

const kind = (name: string): string => kinds[name] ?? name;

export const sheetFailure = {
  'empty-file': () => 'Die Datei ist leer (0 Byte). Exportieren Sie sie erneut, oder wählen Sie eine andere Datei.',
  'wrong-type': (_, found) => `Das ist ${kind(found)}, keine Tabelle. Wählen Sie eine Datei in .xlsx, .xls oder .csv.`,
  'wrong-spreadsheet': (_, found) =>
    `Das ist ${kind(found)} und kann hier nicht gelesen werden. Öffnen Sie die Datei in einem Tabellenprogramm, speichern Sie sie als .xlsx und wählen Sie diese Datei.`,
  'wrong-extension': (_, { name, found, extension }) =>
    `Der Name ${name} passt nicht zum Inhalt der Datei: Dieser ist ${kind(found)}. Geben Sie ihr die Endung ${extension}, oder speichern Sie sie erneut aus dem Programm, das sie erzeugt hat.`,
  'wrong-name': (_, { name, ending }) =>
    `Der Name ${name} endet nicht auf .xlsx, .xls oder .csv. Geben Sie der Datei die Endung ${ending}, die zu ihrem Inhalt passt, und wählen Sie sie erneut.`,
  encrypted: () =>
    'Die Datei ist durch ein Passwort geschützt. Öffnen Sie sie, speichern Sie eine Kopie ohne Passwort und wählen Sie diese Kopie.',
  'damaged-zip': () =>
    'Die .xlsx-Datei ist abgeschnitten oder beschädigt. Laden oder exportieren Sie sie erneut, und wählen Sie die neue Datei.',
  'damaged-sheet': () =>
    'Die Datei lässt sich öffnen, aber das Blatt, das gelesen werden soll, ist beschädigt. Öffnen Sie sie in einem Tabellenprogramm, speichern Sie sie erneut als .xlsx und wählen Sie diese Datei.',
  'damaged-xls': () =>
    'Die .xls-Datei ist abgeschnitten oder beschädigt. Öffnen Sie sie in einem Tabellenprogramm, speichern Sie sie als .xlsx und wählen Sie diese Datei.',
  'zip-without-spreadsheet': () =>
    'Das ist eine ZIP-Datei ohne Tabelle. Wählen Sie eine Datei in .xlsx, .xls oder .csv; ist eine darin gepackt, entpacken Sie sie zuerst.',
  'no-first-sheet': () =>
    'Die Datei hat kein erstes Blatt mit Zellen (ein Diagramm- oder Makroblatt zählt nicht). Setzen Sie das Blatt mit den Zeilen an die erste Stelle.',
  'first-sheet-hidden': (_, { sheet }) =>
    `Das erste Blatt, „${sheet}“, ist ausgeblendet, und nur das erste Blatt wird gelesen. Blenden Sie es ein, oder setzen Sie das Blatt mit den Zeilen an die erste Stelle.`,
  'first-sheet-empty': (_, { sheet, other }) =>
    `Das erste Blatt, „${sheet}“, ist leer, und nur das erste Blatt wird gelesen. Setzen Sie „${other}“ an die erste Stelle und speichern Sie.`,
  'no-cells': () => 'Die Datei hat keine Zeilen. Wählen Sie eine Datei mit einer Kopfzeile und Zeilen darunter.',
  'header-only': () =>
    'Die Datei hat eine Kopfzeile und nichts darunter. Wählen Sie eine Datei mit einer Kopfzeile und Zeilen darunter. Ist die einzige Zeile ein Artikel, schreiben Sie eine Zeile mit den Spaltennamen darüber.',
  'file-too-large': (_, limit) => `Die Datei ist größer als ${megabytes(limit)}. Teilen Sie sie in kleinere Dateien.`,
  'inflated-too-large': ({ inflatedBytes }) =>
    `Entpackt ist das Blatt größer als ${megabytes(inflatedBytes)}. Teilen Sie es in kleinere Dateien.`,
  'whole-too-large': ({ wholeInflatedBytes }) =>
    `Die Datei ist ungewöhnlich aufgebaut und entpackt größer als ${megabytes(wholeInflatedBytes)}. Speichern Sie sie erneut als .xlsx aus Excel oder LibreOffice, oder teilen Sie sie.`,
  'too-many-entries': ({ zipEntries }) =>
    `Die .xlsx-Datei enthält mehr als ${count(zipEntries)} Teile (Bilder, Blätter und so weiter). Kopieren Sie das Blatt mit den Zeilen in eine neue Arbeitsmappe.`,
  'too-many-rows': ({ rows }) => `Das Blatt hat mehr als ${count(rows)} Zeilen. Teilen Sie es in kleinere Dateien.`,
  'too-many-columns': ({ columns }, row) =>
    `Zeile ${count(row)} hat mehr als ${count(columns)} Spalten. Löschen Sie die Zellen rechts neben der Tabelle.`,
  'cell-too-long': ({ cellCharacters }, row) =>
    `Eine Zelle${row === undefined ? '' : ` in Zeile ${count(row)}`} hat mehr als ${count(cellCharacters)} Zeichen. Kürzen Sie sie.`,
  'row-too-long': (_, row) =>
    `Zeile ${count(row)} ist zu lang für die Zeile einer Tabelle. Öffnen Sie die Datei in einem Tabellenprogramm, und löschen Sie den überflüssigen Inhalt der Zeile.`,
  'cell-out-of-range': () =>
    'Eine Zelle liegt hinter der letzten Zeile oder Spalte, die eine Tabelle haben kann; die Datei ist also beschädigt. Speichern Sie sie erneut aus dem Programm, das sie erzeugt hat.',
  'unclosed-quote': (_, row) =>
    `Ein Anführungszeichen, das in Zeile ${count(row)} beginnt, wird nie geschlossen; die Zeilen danach lassen sich nicht trennen. Korrigieren Sie diese Zeile, und wählen Sie die Datei erneut.`,
  'broken-text': () =>
    'Die Datei ist als Unicode-Text gekennzeichnet, enthält aber ungültige Bytes. Exportieren Sie sie erneut als „CSV UTF-8“.',
  'timed-out': () =>
    'Das Lesen der Datei hat zu lange gedauert. Speichern Sie sie erneut als .xlsx oder .csv, oder teilen Sie sie in kleinere Dateien.',
} satisfies Catalogue['sheetFailure'];
