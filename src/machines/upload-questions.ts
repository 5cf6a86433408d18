import type { CheckedFile, FindingKind, ReadingOptions } from './reading.types';

/**
 * What is asked by count before a file is sent, in this order.
 * - `units`: prices for several pieces, such as 100. The first one: where they are divided, the preview shows what came of it, and the others are
 *   asked about the divided prices.
 * - `refusable`: rows that a back end may refuse, or that cannot be sent.
 * - `zeros`: prices of 0, which mean "no price" in most lists of suppliers.
 * - `texts`: text prices with digits in them.
 * - `unrated`: rows with prices in another currency, as the file says, that are stored without a rate.
 */
const questionKinds = ['units', 'refusable', 'zeros', 'texts', 'unrated'] as const;

export type QuestionKind = (typeof questionKinds)[number];

const questionedFindings: Readonly<Record<QuestionKind, readonly FindingKind[]>> = {
  units: [],
  refusable: ['missing-key', 'section-row', 'unknown-key', 'unmatched-key', 'ambiguous-key'],
  zeros: ['zero'],
  texts: ['to-check'],
  unrated: [],
};

/** The findings that a question is about, of the rows that are not excluded. */
export const findingsToAsk = (checked: CheckedFile | undefined, kind: QuestionKind): CheckedFile['findings'] =>
  checked?.findings.filter((finding) => questionedFindings[kind].includes(finding.kind)) ?? [];

export function countToAsk(checked: CheckedFile | undefined, kind: QuestionKind): number {
  if (kind === 'unrated') return checked?.unrated.rows ?? 0;
  if (kind === 'units') return checked?.offers.priceUnits.isAsked ? checked.offers.priceUnits.prices : 0;
  return findingsToAsk(checked, kind).reduce((sum, { cells }) => sum + cells, 0);
}

/** Whether the user may send rows that a back end may refuse: not if articles are matched by another field, as such rows have no key. */
export const canSendRefusable = ({ matchBy }: ReadingOptions): boolean => matchBy === undefined;

interface AskedFile {
  readonly checked: CheckedFile | undefined;
  readonly options: ReadingOptions;
  /** How many rows or cells of each question are accepted. */
  readonly acceptedCounts: Readonly<Partial<Record<QuestionKind, number>>>;
}

/** The next question to ask before sending; `undefined` when each is accepted or has nothing to ask. */
export function nextQuestion({ checked, options, acceptedCounts }: AskedFile): QuestionKind | undefined {
  const acceptedOf = (kind: QuestionKind) =>
    kind === 'refusable' && !canSendRefusable(options) ? 0 : (acceptedCounts[kind] ?? 0);
  return questionKinds.find((kind) => countToAsk(checked, kind) > acceptedOf(kind));
}
