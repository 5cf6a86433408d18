import type { Finding } from '../../machines/reading.types';
import type { RowsOfCurrency } from '../../upload/preview/reading-offers.messages';
import type { KeyLabels } from '../../upload/upload-shape';
import { currenciesIn } from '../../wire/price-levels';
import type { Catalogue } from '../catalogue';
import { count, counted, filled, cells as inCells, rows as inRows, isOne, prices, texts } from './words';

const sections = (n: number) =>
  counted(n, 'ligne de section ou d’en-tête répétée', 'lignes de section ou d’en-tête répétées');

// The name of the key can be any label: 'valeur' is what the words agree with.
const without = (n: number, key: string) => `${inRows(n)} sans « ${key} »`;
const withValue = (n: number, key: string) => `${inRows(n)} dont la valeur « ${key} »`;
const unknown = (n: number, key: string) => `${withValue(n, key)} est inconnue`;

const exclusionCounts = {
  'no-sku': without,
  section: (rows) => sections(rows),
  'no-value': (rows) => `${inRows(rows)} avec un tiret ou rien à la place de chaque valeur`,
  hidden: (rows) => `${counted(rows, 'ligne masquée', 'lignes masquées')} dans le fichier`,
  'unknown-sku': unknown,
  'ambiguous-sku': (rows, key) => `${withValue(rows, key)} correspond à plusieurs produits`,
  'zero-price': (rows) => `${inRows(rows)} avec un prix à 0`,
  'no-cost': (rows) => `${inRows(rows)} sans coût : vide, 0 ou un texte`,
  error: (rows) => `${inRows(rows)} avec une erreur`,
} satisfies Catalogue['exclusionCounts'];

export const exclusionReasons = {
  'no-sku': 'ligne sans référence',
  section: 'ligne de section',
  'no-value': 'ligne sans aucune valeur',
  hidden: 'ligne masquée',
  'unknown-sku': 'ligne avec une référence inconnue',
  'ambiguous-sku': 'ligne avec un numéro de plusieurs produits',
  'zero-price': 'ligne avec un prix à 0',
  'no-cost': 'ligne sans coût',
  error: 'ligne avec une erreur',
  duplicate: 'ligne avec une référence en double dans le fichier',
  'other-value': 'ligne avec une autre valeur',
  single: 'ligne choisie',
} satisfies Catalogue['exclusionReasons'];

const leaveOut = (n: number) => (isOne(n) ? 'excluez-la ci-dessous' : 'excluez-les ci-dessous');

const findings = {
  'missing-key': (cells, key) => `${without(cells, key)} : ${leaveOut(cells)}`,
  'duplicate-key': (cells, key) => `${withValue(cells, key)} est en double dans le fichier`,
  'wrong-key': (cells, key) => `${withValue(cells, key)} dépasse 100 caractères`,
  'unmatched-key': (cells, key) =>
    `${withValue(cells, key)} ne correspond à aucun produit : ${leaveOut(cells)}, ou choisissez le produit avec « Corriger »`,
  'ambiguous-key': (cells, key) =>
    `${withValue(cells, key)} correspond à plusieurs produits : ${leaveOut(cells)}, ou choisissez le produit avec « Corriger »`,
  'over-long': (cells) => `${texts(cells)} de plus de 4 000 caractères`,
  unstorable: (cells) => `${texts(cells)} avec des caractères de contrôle, impossibles à enregistrer`,
  'similar-key': (cells, key) =>
    `${withValue(cells, key)} ne diffère d’une autre que par la casse, des espaces ou des caractères invisibles`,
  negative: (cells) => counted(cells, 'nombre négatif', 'nombres négatifs'),
  'wrong-number': (cells) =>
    `${inCells(cells)} sans prix valide : 10 chiffres au maximum avant la virgule et 4 après, ou un texte court tel que POA`,
  'many-decimals': (cells) => `${prices(cells)} avec plus de 4 décimales : choisissez un arrondi`,
  'no-unit': (cells) =>
    `${counted(cells, 'prix', 'prix')} à diviser par une unité qui n’est pas un nombre entier : écartez ${isOne(cells) ? 'la ligne' : 'les lignes'} ci-dessous, ou prenez les prix tels quels`,
  'other-currency': (cells) => `${prices(cells)} dans une autre devise que la colonne`,
  logical: (cells) => `${inCells(cells)} avec TRUE ou FALSE : saisissez un nombre, ou videz la cellule`,
  'no-number': (cells) => `${inCells(cells)} sans nombre valide : il faut un nombre à partir de 0, par exemple 12,5`,
  'long-text': (cells) => `${texts(cells)} de plus de 20 caractères`,
  'wrong-yes-no': (cells) => `${inCells(cells)} avec une autre valeur que YES ou NO`,
  'wrong-status': (cells) => `${inCells(cells)} avec une autre valeur que Active ou Inactive`,
  'wrong-address': (cells) => `${inCells(cells)} sans adresse valide : elle doit commencer par https:// ou http://`,
  'error-cell': (cells) =>
    `${inCells(cells)} avec une erreur de tableur telle que #N/A : corrigez la formule, ou excluez la ligne`,
  'not-calculated': (cells) =>
    `${counted(cells, 'formule', 'formules')} sans résultat enregistré : ouvrez le fichier dans Excel, enregistrez-le et choisissez-le de nouveau`,
  'no-cost': (cells) => `${inRows(cells)} sans coût, donc sans prix : ${leaveOut(cells)}`,
  zero: (cells) =>
    `${prices(cells)} à 0 : excluez ${isOne(cells) ? 'la ligne' : 'les lignes'} ci-dessous si 0 signifie « pas de prix »`,
  'to-check': (cells) => `${texts(cells)} avec des chiffres, à vérifier`,
  'section-row': (cells) => `${sections(cells)} : ${leaveOut(cells)}`,
  'unknown-key': (cells, key) =>
    `${unknown(cells, key)} : ${leaveOut(cells)}, ou importez d’abord ${isOne(cells) ? 'le produit' : 'les produits'}`,
  'lookalike-key': (cells, key) =>
    `${withValue(cells, key)} ne diffère d’une autre que par des lettres qui se ressemblent`,
  'text-price': (cells) =>
    `${counted(cells, 'prix en texte', 'prix en texte')} tel${isOne(cells) ? '' : 's'} que POA, ${isOne(cells) ? 'enregistré tel quel' : 'enregistrés tels quels'}`,
  clears: (cells) =>
    `${counted(cells, 'cellule vide', 'cellules vides')} : la vérification montre où cela vide une valeur enregistrée`,
} satisfies Catalogue['findings'];

const finding = {
  'missing-key': 'manque',
  'duplicate-key': 'en double dans le fichier',
  'wrong-key': 'plus de 100 caractères',
  'unmatched-key': 'aucun produit n’a ce numéro',
  'ambiguous-key': 'plusieurs produits ont ce numéro',
  'over-long': 'plus de 4 000 caractères',
  unstorable: 'caractères de contrôle',
  'similar-key': 'ne diffère que par la casse, des espaces ou des caractères invisibles',
  negative: 'négatif',
  'wrong-number': 'pas un prix',
  'many-decimals': 'plus de 4 décimales',
  'no-unit': 'l’unité du prix n’est pas un nombre entier',
  'other-currency': 'autre devise',
  logical: 'TRUE ou FALSE',
  'no-number': 'pas un nombre',
  'long-text': 'plus de 20 caractères',
  'wrong-yes-no': 'ni YES ni NO',
  'wrong-status': 'ni Active ni Inactive',
  'wrong-address': 'pas une adresse web',
  'error-cell': 'erreur de tableur',
  'not-calculated': 'formule sans résultat enregistré',
  'no-cost': 'pas de coût, donc pas de prix',
  zero: 'prix à 0',
  'to-check': 'texte avec des chiffres',
  'section-row': 'ligne de section ou d’en-tête répétée',
  'unknown-key': 'inconnue',
  'lookalike-key': 'ressemble à une autre valeur',
  'text-price': 'prix en texte',
  clears: 'vide',
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
    rows === 1 ? 'Elle a' : `${count(withOtherPrices)} d’entre elles ${isOne(withOtherPrices) ? 'a' : 'ont'}`;
  return `${which} aussi d’autres prix, qui ne sont alors pas envoyés non plus, car une cellule vide à la place du 0 viderait un prix enregistré. Pour les envoyer, revenez en arrière et réglez la colonne du 0 sur « Non utilisée ».`;
}

const likeWritten = 'que par la casse, des espaces, des tirets ou des zéros initiaux';

/** What may become of amounts without a rate; `texts` of them can be stored as texts. */
const withoutRate = (cells: number, total: number) =>
  total === 0
    ? `Sans taux, ${isOne(cells) ? 'il n’est pas envoyé' : 'ils ne sont pas envoyés'}.`
    : `Sans taux, ${isOne(cells) ? 'il n’est pas envoyé' : 'ils ne sont pas envoyés'}, sauf comme ${isOne(total) ? 'texte' : 'textes'}${total === cells ? '' : ` (possible pour ${count(total)})`}.`;

const rowsOfCurrencies = (others: readonly RowsOfCurrency[]): string =>
  others.map(({ currency, rows: n }) => (n === undefined ? currency : `${currency} (${inRows(n)})`)).join(', ');

export const preview = {
  exclusionCounts,
  exclusionReasons,
  finding,
  findings,
  correctRow: {
    action: 'Corriger',
    actionOf: (row) => `Corriger la ligne ${count(row)}`,
    title: (row) => `Corriger la ligne ${count(row)}`,
    intro: 'Les corrections s’appliquent à ce qui est envoyé ; le fichier reste tel quel.',
    search: 'Saisissez la référence, le nom ou le groupe pour chercher parmi nos produits',
    searchFailed: (reason) => `La recherche parmi les produits a échoué. ${reason}`,
    cancel: 'Annuler',
    use: 'Appliquer les corrections',
    unclear: 'Peut se lire de deux façons',
    takeReading: (number) => `Utiliser ${number}`,
    remember: (written, key) =>
      `${written} est le numéro du fournisseur pour « ${key} » : l’utiliser pour toutes ses lignes et le retenir pour les listes suivantes`,
    keyNames: (names, key) =>
      counted(
        names,
        `numéro du fournisseur correspond à « ${key} »`,
        `numéros du fournisseur correspondent à « ${key} »`,
      ),
    earlierNames: (names, key, pairs) =>
      `Dans un fichier précédent avec ces colonnes, « ${key} » a été choisi pour ${counted(names, 'numéro', 'numéros')} du fournisseur (${pairs}). À n’utiliser que pour une liste du même fournisseur.`,
    takeEarlierNames: (names) => `Utiliser ${counted(names, 'numéro', 'numéros')} du fichier précédent`,
    keyName: (theirs, ours) => `${theirs} → ${ours}`,
    takeBackName: (theirs) => `Retirer ${theirs}`,
    corrected: (cells) => counted(cells, 'cellule est corrigée', 'cellules sont corrigées'),
    line: (row, column, from, to) => `Ligne ${count(row)}, ${column} : ${filled(from)} → ${filled(to)}`,
    takeBack: 'Retirer',
    takeBackOf: (row, column) => `Retirer la correction, ligne ${count(row)}, ${column}`,
  },
  questions: {
    back: 'Retour à l’aperçu',
    refusable: {
      title: (rows) =>
        `Envoyer ${counted(rows, 'ligne qui risque d’être refusée', 'lignes qui risquent d’être refusées')} ?`,
      text: 'À cause d’elles, le serveur peut refuser le fichier entier, ou les enregistrer telles quelles :',
      leaveOut: 'Les exclure et envoyer le reste',
      accept: 'Envoyer toutes les lignes',
    },
    unsendable: {
      title: (rows) => `Envoyer sans ${inRows(rows)} ?`,
      text: ({ key, number }) =>
        `Aucun produit n’est trouvé par « ${number} » pour ces lignes : la valeur « ${key} » n’est donc pas connue, et elles ne peuvent pas être envoyées :`,
    },
    zeros: {
      title: (total) => `Enregistrer ${prices(total)} à 0 ?`,
      text: ({ rows, withOtherPrices }) =>
        `Dans la plupart des tarifs de fournisseurs, 0 signifie « pas de prix ». ${
          isOne(rows)
            ? 'Si elle est exclue, la ligne avec un prix à 0 n’est pas envoyée'
            : `Si elles sont exclues, les ${inRows(rows)} avec un prix à 0 ne sont pas envoyées`
        }, et les prix enregistrés restent tels quels.${withOtherPrices === 0 ? '' : ` ${otherPrices(rows, withOtherPrices)}`}`,
      leaveOut: (rows) => `Exclure ${inRows(rows)} et envoyer le reste`,
      accept: (total) => `Enregistrer ${prices(total)} à 0`,
    },
    texts: {
      title: (total) => `Enregistrer ${texts(total)} avec des chiffres comme prix ?`,
      text: 'Les textes tels que « à partir de 12,50 » ne sont pas des nombres : ils sont enregistrés et affichés tels quels. Vérifiez-les sous « Remarques » s’ils devraient être des nombres.',
      accept: (total) => `Enregistrer ${texts(total)}`,
      back: 'Vérifier de nouveau',
    },
    unrated: {
      title: (total) => `Enregistrer les prix de ${inRows(total)} sans taux de change ?`,
      text: (total, currencies) =>
        `D’après le fichier, ils sont en ${currencies.join(', ')}. Sans taux de change, ${isOne(total) ? 'le nombre de cette ligne est enregistré tel quel' : 'les nombres de ces lignes sont enregistrés tels quels'} en AUD ou USD.`,
      accept: (total) => `Enregistrer ${inRows(total)} sans conversion`,
    },
    unratedCosts: {
      title: (total) => `Enregistrer les prix de ${inRows(total)} alors que leurs coûts sont dans une autre devise ?`,
      text: (total, currencies, readAs) =>
        `D’après le fichier, ${isOne(total) ? 'le coût de cette ligne est' : 'les coûts de ces lignes sont'} en ${currencies.join(', ')}, mais les prix sont calculés comme s’ils étaient en ${readAs}.`,
      accept: (total) => `Enregistrer ${inRows(total)} selon le calcul`,
    },
    unnamedCosts: {
      title: (total) => `Enregistrer les prix de ${inRows(total)} sans devise dans le fichier ?`,
      text: (total, readAs) =>
        `Le fichier n’indique aucune devise pour les coûts de ${inRows(total)}, alors qu’il le fait pour d’autres lignes. Les prix sont calculés comme s’ils étaient en ${readAs}.`,
    },
  },
  readingOffers: {
    statuses: (cells) =>
      `${counted(cells, 'cellule a', 'cellules ont')} une autre valeur que Active ou Inactive. Indiquez ce qu’elle signifie :`,
    status: (value, rows) => `${filled(value)} (${inRows(rows)}) signifie`,
    chooseStatus: 'Choisir',
    useStatuses: 'Appliquer ces significations',
    statusesUsed: (meanings) => `Lu comme statut : ${meanings.join(', ')}.`,
    meaning: (value, status) => `${filled(value)} comme ${status}`,
    nearKeys: (rows, key, written, known) =>
      `${unknown(rows, key)} et ne diffère d’une valeur connue ${likeWritten}, par exemple « ${written} » au lieu de « ${known} ».`,
    nearNumbers: (rows, label, written, known) =>
      `${unknown(rows, label)} et ne diffère de celle d’un seul produit ${likeWritten}, par exemple « ${written} » pour la réf. ${known}.`,
    replaceByKnown: (rows) => (isOne(rows) ? 'Utiliser la valeur connue' : 'Utiliser les valeurs connues'),
    replacedByKnown: (key) =>
      `Les valeurs inconnues de « ${key} » qui ne diffèrent d’une valeur connue ${likeWritten} sont remplacées par celle-ci.`,
    severalAddresses: (cells) => `${counted(cells, 'cellule a', 'cellules ont')} plusieurs adresses.`,
    takeFirst: 'Prendre la première de chacune',
    firstTaken: 'Si une cellule a plusieurs adresses, la première est prise.',
    readAsWritten: 'Lire tel quel',
    amounts(cells, currency, column, texts) {
      const price = currenciesIn(column);
      const offer = isOne(cells)
        ? `${count(cells)} montant en ${currency} dans ${column} n’est pas un prix en ${price} : avec un taux de change, il est lu comme nombre.`
        : `${count(cells)} montants en ${currency} dans ${column} ne sont pas des prix en ${price} : avec un taux de change, ils sont lus comme nombres.`;
      return `${offer} ${withoutRate(cells, texts)}`;
    },
    costAmounts: (cells, currency, column, expected) =>
      `${column} a ${counted(cells, 'montant', 'montants')} en ${currency} au lieu de ${expected} : aucun prix n’en découle. Excluez ${isOne(cells) ? 'la ligne' : 'les lignes'}, ou ${isOne(cells) ? 'envoyez-la' : 'envoyez-les'} à part avec un taux de change pour ${currency}.`,
    namedCurrency: (names, currency, prices) =>
      `Le fichier indique ${currency}, mais ces colonnes sont enregistrées en ${prices}, sans taux de change : ${names.join(', ')}.`,
    rowCurrencies: (column, others, prices) =>
      `« ${column} » indique ${rowsOfCurrencies(others)}, mais tous les prix sont enregistrés en ${prices}, sans taux de change.`,
    namedCostCurrency: (names, currency, readAs) =>
      `Le fichier indique ${currency}, mais les coûts de ces colonnes sont lus en ${readAs} : ${names.join(', ')}. Corrigez la règle si le fichier a raison.`,
    rowCostCurrencies: (column, others, readAs) =>
      `« ${column} » indique ${rowsOfCurrencies(others)}, mais tous les coûts sont lus en ${readAs}.`,
    convert: (currency) => `Convertir avec un taux de change pour ${currency}`,
    onlyCurrency: (currency) => `Seulement les lignes en ${currency}`,
    storeAsTexts: 'Enregistrer comme textes',
    storedAsTexts: (currencies) => `Les montants en ${currencies.join(', ')} sont enregistrés comme textes.`,
    chooseAgain: 'Choisir de nouveau',
    readAsNumbers: (currency) => `Lire comme nombres, avec un taux de change pour ${currency}`,
  },
} satisfies Pick<
  Catalogue,
  'correctRow' | 'exclusionCounts' | 'exclusionReasons' | 'finding' | 'findings' | 'questions' | 'readingOffers'
>;
