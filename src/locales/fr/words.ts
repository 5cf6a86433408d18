import { shownCount as count } from '../../texts/notation';

export { count };

/** French has the plural from 2: '0 ligne', '1 ligne', '2 lignes'. */
export const isOne = (n: number): boolean => n < 2;

/** A number and its noun, such as '1 ligne' and '1 200 lignes'. */
export const counted = (n: number, one: string, many: string): string => `${count(n)} ${isOne(n) ? one : many}`;

export const rows = (n: number): string => counted(n, 'ligne', 'lignes');
export const cells = (n: number): string => counted(n, 'cellule', 'cellules');
export const columns = (n: number): string => counted(n, 'colonne', 'colonnes');
export const changes = (n: number): string => counted(n, 'modification', 'modifications');
export const texts = (n: number): string => counted(n, 'texte', 'textes');
export const seconds = (n: number): string => counted(n, 'seconde', 'secondes');

/** 'Prix' is the same in the plural. */
export const prices = (n: number): string => `${count(n)} prix`;

/** The records of prices: each has the prices of one SKU. */
export const records = (n: number): string => counted(n, 'référence', 'références');

export const filled = (text: string): string => text || '(vide)';

interface Noun {
  readonly the: string;
  readonly this: string;
  readonly none: string;
  readonly new: string;
  /** Ends the participles that agree with it. */
  readonly ending: '' | 'e';
}

const nouns: Readonly<Record<string, Noun>> = {
  price: { the: 'Le prix', this: 'Ce prix', none: 'Aucun prix', new: 'nouveau prix', ending: '' },
  product: { the: 'Le produit', this: 'Ce produit', none: 'Aucun produit', new: 'nouveau produit', ending: '' },
  company: { the: 'La société', this: 'Cette société', none: 'Aucune société', new: 'nouvelle société', ending: 'e' },
  user: {
    the: 'L’utilisateur',
    this: 'Cet utilisateur',
    none: 'Aucun utilisateur',
    new: 'nouvel utilisateur',
    ending: '',
  },
};

const record: Noun = { the: 'La fiche', this: 'Cette fiche', none: 'Aucune fiche', new: 'nouvelle fiche', ending: 'e' };

/** The French for the English noun of a kind of record. */
export const nounOf = (noun: string): Noun => nouns[noun] ?? record;
