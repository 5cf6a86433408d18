import type { Catalogue } from '../catalogue';
import { count } from './words';

const megabytes = (bytes: number) => `${Math.round(bytes / (1024 * 1024))}\u00a0Mo`;

/** What a file is, by its English name; each completes the sentence of `wrong-type`. */
const kinds: Readonly<Record<string, string>> = {
  'a Lotus 1-2-3 sheet': 'une feuille Lotus 1-2-3',
  'a PDF document': 'un document PDF',
  'a program': 'un programme',
  'a gzip archive': 'une archive gzip',
  'a 7-Zip archive': 'une archive 7-Zip',
  'a RAR archive': 'une archive RAR',
  'a picture': 'une image',
  'an XML spreadsheet': 'un tableur XML',
  'a web page (HTML)': 'une page web (HTML)',
  'an XML document': 'un document XML',
  'a text document in RTF (.rtf)': 'un document texte RTF (.rtf)',
  'a SYLK sheet (.slk)': 'une feuille SYLK (.slk)',
  'a DIF sheet': 'une feuille DIF',
  'a JSON document': 'un document JSON',
  'a dBase table (.dbf)': 'une table dBase (.dbf)',
  'text with NUL characters in it, as a broken export leaves them':
    'du texte avec des caractères NUL, comme en laisse un export défectueux',
  'a file of another kind': 'un fichier d’un autre type',
  'text in UTF-32, which few programs read: save it as CSV UTF-8':
    'du texte en UTF-32, que peu de programmes lisent\u00a0: enregistrez-le en «\u00a0CSV UTF-8\u00a0»',
  'an Excel workbook': 'un classeur Excel',
  'an older Excel workbook': 'un ancien classeur Excel',
  'plain text': 'du texte brut',
  'a workbook with macros or a template (.xlsm, .xltx)': 'un classeur avec macros ou un modèle (.xlsm, .xltx)',
};

const kind = (name: string): string => kinds[name] ?? name;

export const sheetFailure = {
  'empty-file': () => 'Le fichier est vide (0 octet). Exportez-le de nouveau, ou choisissez un autre fichier.',
  'wrong-type': (_, found) => `C’est ${kind(found)}, pas un tableur. Choisissez un fichier .xlsx, .xls ou .csv.`,
  'wrong-spreadsheet': (_, found) =>
    `C’est ${kind(found)}, qui ne peut pas être lu ici. Ouvrez-le dans un tableur, enregistrez-le en .xlsx et choisissez ce fichier.`,
  'wrong-extension': (_, { name, found, extension }) =>
    `Le nom ${name} ne correspond pas au contenu du fichier\u00a0: c’est ${kind(found)}. Donnez-lui l’extension ${extension}, ou enregistrez-le de nouveau depuis le programme qui l’a créé.`,
  'wrong-name': (_, { name, ending }) =>
    `Le nom ${name} ne se termine pas par .xlsx, .xls ou .csv. Donnez au fichier l’extension ${ending}, qui convient à son contenu, et choisissez-le de nouveau.`,
  encrypted: () =>
    'Le fichier est protégé par un mot de passe. Ouvrez-le, enregistrez une copie sans mot de passe et choisissez cette copie.',
  'damaged-zip': () =>
    'Le fichier .xlsx est tronqué ou endommagé. Téléchargez-le ou exportez-le de nouveau, puis choisissez le nouveau fichier.',
  'damaged-sheet': () =>
    'Le fichier s’ouvre, mais la feuille à lire est endommagée. Ouvrez-le dans un tableur, enregistrez-le de nouveau en .xlsx et choisissez ce fichier.',
  'damaged-xls': () =>
    'Le fichier .xls est tronqué ou endommagé. Ouvrez-le dans un tableur, enregistrez-le en .xlsx et choisissez ce fichier.',
  'zip-without-spreadsheet': () =>
    'C’est un fichier zip sans tableur. Choisissez un fichier .xlsx, .xls ou .csv\u00a0; s’il y en a un à l’intérieur, décompressez-le d’abord.',
  'no-first-sheet': () =>
    'Le fichier n’a pas de première feuille avec des cellules (une feuille de graphique ou de macros ne compte pas). Placez la feuille qui contient les lignes en première position.',
  'first-sheet-hidden': (_, { sheet }) =>
    `La première feuille, «\u00a0${sheet}\u00a0», est masquée, et seule la première feuille est lue. Affichez-la, ou placez la feuille qui contient les lignes en première position.`,
  'first-sheet-empty': (_, { sheet, other }) =>
    `La première feuille, «\u00a0${sheet}\u00a0», est vide, et seule la première feuille est lue. Placez «\u00a0${other}\u00a0» en première position et enregistrez.`,
  'no-cells': () =>
    'Le fichier ne contient aucune ligne. Choisissez un fichier avec une ligne d’en-tête et des lignes en dessous.',
  'header-only': () =>
    'Le fichier a une ligne d’en-tête et rien en dessous. Choisissez un fichier avec une ligne d’en-tête et des lignes en dessous. Si sa seule ligne est un article, écrivez au-dessus une ligne avec les noms des colonnes.',
  'file-too-large': (_, limit) => `Le fichier dépasse ${megabytes(limit)}. Divisez-le en fichiers plus petits.`,
  'inflated-too-large': ({ inflatedBytes }) =>
    `Décompressée, la feuille dépasse ${megabytes(inflatedBytes)}. Divisez-la en fichiers plus petits.`,
  'whole-too-large': ({ wholeInflatedBytes }) =>
    `Le fichier a une structure inhabituelle et, décompressé, dépasse ${megabytes(wholeInflatedBytes)}. Enregistrez-le de nouveau en .xlsx depuis Excel ou LibreOffice, ou divisez-le.`,
  'too-many-entries': ({ zipEntries }) =>
    `Le fichier .xlsx contient plus de ${count(zipEntries)} éléments (images, feuilles, etc.). Copiez la feuille qui contient les lignes dans un nouveau classeur.`,
  'too-many-rows': ({ rows }) => `La feuille a plus de ${count(rows)} lignes. Divisez-la en fichiers plus petits.`,
  'too-many-columns': ({ columns }, row) =>
    `La ligne ${count(row)} a plus de ${count(columns)} colonnes. Supprimez les cellules à droite du tableau.`,
  'cell-too-long': ({ cellCharacters }, row) =>
    `Une cellule${row === undefined ? '' : ` de la ligne ${count(row)}`} a plus de ${count(cellCharacters)} caractères. Raccourcissez-la.`,
  'row-too-long': (_, row) =>
    `La ligne ${count(row)} est trop longue pour la ligne d’un tableau. Ouvrez le fichier dans un tableur et supprimez le contenu superflu de cette ligne.`,
  'cell-out-of-range': () =>
    'Une cellule se trouve au-delà de la dernière ligne ou colonne possible d’un tableur\u00a0; le fichier est donc endommagé. Enregistrez-le de nouveau depuis le programme qui l’a créé.',
  'unclosed-quote': (_, row) =>
    `Un guillemet ouvert à la ligne ${count(row)} n’est jamais fermé, et les lignes suivantes ne peuvent pas être séparées. Corrigez cette ligne et choisissez de nouveau le fichier.`,
  'broken-text': () =>
    'Le fichier est marqué comme texte Unicode, mais contient des octets non valides. Exportez-le de nouveau en «\u00a0CSV UTF-8\u00a0».',
  'timed-out': () =>
    'La lecture du fichier a pris trop de temps. Enregistrez-le de nouveau en .xlsx ou .csv, ou divisez-le en fichiers plus petits.',
} satisfies Catalogue['sheetFailure'];
