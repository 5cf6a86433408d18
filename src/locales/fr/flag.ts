import type { FlagReason } from '../../wire/price-difference';
import type { Catalogue } from '../catalogue';

// Each completes a sentence that begins with the name of a value of either gender.
export const flag = {
  movedPoint: 'Virgule décalée ?',
  'to-zero': 'passe à zéro.',
  'from-zero': 'était à zéro.',
  cleared: 'devient vide.',
  'number-to-text': 'était un nombre et devient un texte.',
  'text-to-number': 'était un texte et devient un nombre.',
  tenfold: 'passe à environ dix fois l’ancienne valeur.',
  tenth: 'tombe à environ un dixième de l’ancienne valeur.',
  hundredfold: 'passe à environ cent fois l’ancienne valeur.',
  hundredth: 'tombe à environ un centième de l’ancienne valeur.',
  'more-than-doubled': 'fait plus que doubler.',
  'large-rise': 'augmente de plus de moitié.',
  'large-fall': 'baisse de plus de moitié.',
} satisfies Catalogue['flag'];

const movedPoint: readonly FlagReason[] = ['hundredfold', 'hundredth', 'tenfold', 'tenth'];

/** Why a change is flagged; `question` may be ''. */
export const flagText = (reason: FlagReason) => ({
  reason: flag[reason],
  question: movedPoint.includes(reason) ? flag.movedPoint : '',
});
