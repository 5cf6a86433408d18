import type { NumberReading } from '../../upload/upload.messages';
import type { Catalogue } from '../catalogue';
import { refusableCounts } from './preview';
import { columns, count, counted, filled, isOne, prices, rows } from './words';

export const duplicateChoices = {
  'keep-first': 'Garder la première',
  'keep-last': 'Garder la dernière',
  'keep-none': 'Toutes les exclure',
};

const sheetNamed = (name: string) => (name === '' ? 'La première feuille' : `La feuille « ${name} »`);
const decimals = (n: number) => counted(n, 'décimale', 'décimales');
const errors = (n: number) => counted(n, 'erreur', 'erreurs');

const decimal = { point: 'Point décimal', comma: 'Virgule décimale' };

const choosing = {
  title: 'Importer un fichier',
  signedOut: 'L’import a été fermé ici. Ce que vous y aviez choisi n’a pas été enregistré.',
  choosePrompt: 'Veuillez importer un fichier Excel pour en voir l’aperçu',
  chooseHint:
    '.xlsx, .xls ou .csv, 25 Mo au maximum. La première feuille est lue, sauf si vous en choisissez une autre.',
  chooseFile: 'Choisir un fichier',
  chooseAnother: 'Choisir un autre fichier',
  dropHint: 'ou déposez-le ici, ou collez des lignes copiées d’un tableur',
  reopen: (name: string) => `Réutiliser ${name}`,
  reopenHint: 'pour une autre devise, un autre tableau ou une autre feuille, avec les choix déjà faits',
  severalFiles: (files: number) =>
    `${count(files)} fichiers ont été déposés et aucun n’a été lu : un seul fichier s’importe à la fois. Déposez l’un d’eux.`,
  fileTooEarly: (name: string) => `${name} n’a pas été lu : terminez ou annulez d’abord l’import en cours.`,
  reading: (name: string) => `Lecture du fichier ${name}`,
  cancel: 'Annuler',
  submit: 'Envoyer le fichier',
  notSent: 'Le fichier n’a pas été importé',
  refused: 'Le fichier a été refusé. Rien n’a été modifié',
  filledCell: 'remplie depuis une ligne au-dessus',
  refusedCell: (reason: string) => `refusée : ${reason}`,
  leaveRefusedOut: (refused: number) =>
    isOne(refused) ? 'Exclure cette ligne' : `Exclure ces ${count(refused)} lignes`,
  unreadable: (name: string) => `${name} ne peut pas être lu`,
  rowProblem: (row: number | undefined, column: string) =>
    [row === undefined ? '' : `Ligne ${count(row)}`, column].filter((part) => part !== '').join(', '),
  fileFacts: (rowTexts: string, columnCount: number, bytes: number) =>
    `${rowTexts} · ${columns(columnCount)} · ${bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))} ko` : `${(bytes / 1e6).toFixed(1).replace('.', ',')} Mo`}`,
  rows,
  counting: 'comptage des lignes',
  numberReading: ({ separator, isChosen, cells, example }: NumberReading) =>
    [
      decimal[separator],
      isChosen ? ', selon votre choix' : '',
      cells === undefined
        ? ''
        : `, ${counted(cells, 'cellule', 'cellules')} sur ${count(cells)} ${isOne(cells) ? 'concorde' : 'concordent'}`,
      example === undefined ? '' : ` : « ${example.written} » est lu comme ${example.read}`,
    ].join(''),
  readDifferently: 'Lire autrement',
  separatorQuestion: 'Comment les nombres sont-ils écrits ?',
  separatorMixed: (point: number, pointExample: string, comma: number, commaExample: string) =>
    `Le fichier mélange les deux : ${count(point)} comme « ${pointExample} », ${count(comma)} comme « ${commaExample} ». Indiquez ce qui est juste ; les autres seront alors signalés.`,
  separatorAmbiguous: (cells: number, example: string) =>
    `${counted(cells, 'cellule', 'cellules')} comme « ${example} » ${isOne(cells) ? 'peut' : 'peuvent'} se lire des deux façons. Indiquez laquelle est juste.`,
  separatorOfTemplate: {
    point: (cells: number) =>
      `${counted(cells, 'cellule est écrite', 'cellules sont écrites')} avec un point décimal, mais le modèle a une virgule décimale. Indiquez ce qui est juste.`,
    comma: (cells: number) =>
      `${counted(cells, 'cellule est écrite', 'cellules sont écrites')} avec une virgule décimale, mais le modèle a un point décimal. Indiquez ce qui est juste.`,
  },
  chooseSeparator: 'Choisir',
  separatorExample: { point: 'Point décimal : 1,284.50', comma: 'Virgule décimale : 1.284,50' },
  encodingLabel: 'Encodage du texte',
  encodings: {
    'utf-8': 'Unicode (UTF-8)',
    'windows-1250': 'Europe centrale (windows-1250)',
    'windows-1251': 'Cyrillique (windows-1251)',
    'windows-1252': 'Europe occidentale (windows-1252)',
    'windows-1253': 'Grec (windows-1253)',
    'windows-1254': 'Turc (windows-1254)',
    'windows-1257': 'Balte (windows-1257)',
    'koi8-r': 'Cyrillique (KOI8-R)',
    ibm866: 'Cyrillique, DOS (CP866)',
    ibm852: 'Europe centrale, DOS (CP852)',
    macintosh: 'Mac Roman',
    gbk: 'Chinois simplifié (GBK)',
    big5: 'Chinois traditionnel (Big5)',
    shift_jis: 'Japonais (Shift JIS)',
    'euc-kr': 'Coréen (EUC-KR)',
  },
  encoding: (name: string) => `Le texte est lu avec l’encodage ${name}.`,
  sheet: 'Feuille',
  sheetOption: (name: string, rowCount: number | undefined, isHidden: boolean) =>
    `${name}${rowCount === undefined ? '' : ` (${rows(rowCount)})`}${isHidden ? ', masquée' : ''}`,
  openSheet: 'Ouvrir cette feuille',
  openSheetHint: 'La touche Entrée l’ouvre.',
  chooseSheet: 'Choisissez la feuille qui contient les lignes.',
  sheetProblem: {
    empty: (name: string) => `${sheetNamed(name)} est vide. Choisissez la feuille qui contient les lignes.`,
    'one-row': (name: string) =>
      `${sheetNamed(name)} n’a pas de lignes sous son en-tête. Choisissez la feuille qui contient les lignes.`,
    hidden: (name: string) => `${sheetNamed(name)} est masquée. Choisissez la feuille à lire.`,
  },
  tableBeside: 'Un autre tableau avec les mêmes noms de colonnes se trouve à côté de celui-ci.',
  readTable: (from: string, to: string) => `Lire les colonnes ${from} à ${to}`,
} satisfies Partial<Catalogue['upload']>;

const leavingOut = {
  manyDecimals: (cells: number) => `${prices(cells)} ${isOne(cells) ? 'a' : 'ont'} plus de 4 décimales.`,
  round: (places: number) => `Arrondir à ${decimals(places)}`,
  rounded: (rounded: number, places: number) =>
    rounded === 0
      ? `Aucun prix n’a plus de ${decimals(places)}.`
      : `${counted(rounded, 'prix est arrondi', 'prix sont arrondis')} à ${decimals(places)}.`,
  rounding: 'Arrondi des prix',
  doNotRound: 'Ne pas arrondir',
  exclusions: 'Lignes à exclure',
  allKinds: (total: number) =>
    isOne(total) ? `${count(total)} ligne de ces types` : `Les ${count(total)} lignes de ces types`,
  rowAction: 'Exclure',
  includeAgain: 'Réintégrer',
  rowActionOf: (row: number, isOut: boolean) => `${isOut ? 'Réintégrer' : 'Exclure'} la ligne ${count(row)}`,
  onlyRows: 'Seulement les lignes où',
  onlyAll: 'Aucune condition',
  onlyIs: (column: string, value: string, total: number) => `${column} est ${filled(value)} (${rows(total)})`,
  onlyOneOf: (column: string) => `${column} est parmi plusieurs valeurs`,
  onlyOthers: 'Autres colonnes',
  onlyValues: (column: string) => `${column} est parmi`,
  onlyValue: (value: string, total: number) => `${filled(value)} (${count(total)})`,
  onlyMost: (values: number) =>
    isOne(values)
      ? 'La valeur la plus fréquente est affichée.'
      : `Les ${count(values)} valeurs les plus fréquentes sont affichées.`,
  onlyLoading: 'Comptage des valeurs',
  duplicateRows: (total: number, key: string) =>
    `${rows(total)} dont la valeur « ${key} » est en double dans le fichier`,
  keepDuplicates: 'N’en exclure aucune',
  duplicateChoices,
  excludedRows: (total: number) => `${counted(total, 'ligne est exclue', 'lignes sont exclues')}.`,
  downloadExcluded: 'Télécharger les lignes exclues',
  saveUnknown: 'Enregistrer comme feuille de produits',
  includeAll: 'Inclure toutes les lignes',
} satisfies Partial<Catalogue['upload']>;

const checking = {
  keysUnchecked: (reason: string) =>
    `Impossible de vérifier si toutes les références sont connues (${reason}). Le serveur les vérifie à l’envoi du fichier.`,
  mapColumns: 'Associer les colonnes',
  rowsShown: 'Lignes affichées',
  allRows: 'Toutes les lignes',
  errors: 'Erreurs',
  notes: 'Remarques',
  refusableCounts,
  unknownColumns: (names: readonly string[]) =>
    `${isOne(names.length) ? `${columns(names.length)} n’est pas utilisée, car son nom est inconnu` : `${columns(names.length)} ne sont pas utilisées, car leurs noms sont inconnus`} : ${names.join(', ')}`,
  hiddenColumns: (names: readonly string[]) =>
    `${isOne(names.length) ? `${columns(names.length)} est masquée dans le fichier et lue` : `${columns(names.length)} sont masquées dans le fichier et lues`} malgré tout : ${names.join(', ')}`,
  place: (row: number) => `ligne ${count(row)}`,
  placeLabel: (row: number, column: string) => `Aller à la ligne ${count(row)}, ${column}`,
  findingPlaces: (finding: string, places: string, more: number) =>
    `${finding} – ${places}${more > 0 ? ` et ${counted(more, 'autre', 'autres')}` : ''}`,
  problemsTitle: (total: number) =>
    `${errors(total)} ${isOne(total) ? 'empêche' : 'empêchent'} l’envoi du fichier. Corrigez-${isOne(total) ? 'la' : 'les'} ici, ou dans le fichier puis choisissez-le de nouveau, ou excluez des lignes.`,
  notesTitle: 'Remarques',
  preview: 'Lignes du fichier',
  rowNumber: 'Ligne',
  noRowsShown: 'Aucune ligne de ce type',
  checking: (read: number, total: number | undefined, found: number) =>
    `Vérification des lignes, ${count(read)}${total === undefined ? '' : ` sur ${count(total)}`}.${found === 0 ? '' : ` ${errors(found)} jusqu’ici.`}`,
  checkingLabel: 'Vérification des lignes',
  blocked: (total: number, inRows: number) => `${errors(total)} à corriger d’abord, dans ${rows(inRows)}`,
  allExcluded: 'Toutes les lignes sont exclues : réintégrez d’abord des lignes',
  noRows: 'Aucune ligne sous l’en-tête : choisissez une autre ligne d’en-tête',
  separatorFirst: 'Indiquez d’abord comment les nombres sont écrits',
  stillReading: 'La lecture du fichier n’est pas terminée',
  stillChecking: 'La vérification des lignes n’est pas terminée',
  checked: (total: number, out: number, refusable: string | undefined) =>
    [
      `${counted(total, 'ligne vérifiée', 'lignes vérifiées')}${refusable === undefined ? ', aucune erreur' : ''}.`,
      ...(refusable === undefined ? [] : [refusable]),
      ...(out === 0 ? [] : [`${count(total - out)} à envoyer.`]),
    ].join(' '),
  refusable: (total: number, kinds: readonly string[]) =>
    `${count(total)} d’entre elles ${isOne(total) ? 'risque d’être refusée' : 'risquent d’être refusées'} : ${kinds.join(' ; ')}.`,
  unsendable: (total: number, kinds: readonly string[]) =>
    `${count(total)} d’entre elles ne ${isOne(total) ? 'peut pas être envoyée' : 'peuvent pas être envoyées'} : ${kinds.join(' ; ')}.`,
  refusableTitle: (total: number) => counted(total, 'ligne risque d’être refusée', 'lignes risquent d’être refusées'),
  unsendableTitle: (total: number) =>
    counted(total, 'ligne ne peut pas être envoyée', 'lignes ne peuvent pas être envoyées'),
  sending: (percent: number) => (percent < 100 ? `Envoi, ${percent} %.` : 'Fichier envoyé. En attente de la réponse.'),
  sendingLabel: 'Envoi',
  sendPreviewed: 'Envoyer tel que lu – au format xlsx, avec ce qui est affiché ici et des nombres simples',
} satisfies Partial<Catalogue['upload']>;

/** The parts of the group `upload` that come before its mapping and review. */
export const reading = { ...choosing, ...leavingOut, ...checking };
