import type { FlagReason } from '../../wire/price-difference';
import type { Catalogue } from '../catalogue';

// Each completes a sentence that begins with the name of a value of either gender.
export const flag = {
  movedPoint: '¿Se ha desplazado la coma?',
  'to-zero': 'pasa a cero.',
  'from-zero': 'era cero.',
  cleared: 'se queda sin valor.',
  'number-to-text': 'era un número y pasa a ser un texto.',
  'text-to-number': 'era un texto y pasa a ser un número.',
  tenfold: 'pasa a ser unas diez veces el valor anterior.',
  tenth: 'pasa a ser aproximadamente una décima parte del valor anterior.',
  hundredfold: 'pasa a ser unas cien veces el valor anterior.',
  hundredth: 'pasa a ser aproximadamente una centésima parte del valor anterior.',
  'more-than-doubled': 'sube a más del doble.',
  'large-rise': 'sube más de un 50\u00a0%.',
  'large-fall': 'baja más de un 50\u00a0%.',
} satisfies Catalogue['flag'];

const movedPoint: readonly FlagReason[] = ['hundredfold', 'hundredth', 'tenfold', 'tenth'];

/** Why a change is flagged; `question` may be ''. */
export const flagText = (reason: FlagReason) => ({
  reason: flag[reason],
  question: movedPoint.includes(reason) ? flag.movedPoint : '',
});
