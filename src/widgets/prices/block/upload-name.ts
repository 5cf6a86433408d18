import { shownList } from '../../../texts/notation';
import { asFileName } from '../../../upload/rule-name-parts';
import { blockMessages as messages } from './block.messages';
import type { BlockRequest } from './block.types';

/** Names the upload that saves changes around empty levels, so that 'Past uploads' tells one from another: `pasted prices, AB-1 … AB-9`. */
export function uploadNameOf(kind: BlockRequest['kind'], skus: readonly string[], cells: number): string {
  const ends = [...new Set([skus.at(0), skus.at(-1)])];
  return asFileName(
    shownList([messages.uploadName(kind, cells), ends.filter(Boolean).join(' … ')].filter(Boolean)),
  ).trim();
}
