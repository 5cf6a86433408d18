import type { CheckedFile, FindingKind } from './reading.types';

/**
 * What is asked by count before a file is sent, in this order.
 * - `refusable`: rows that a back end may refuse.
 * - `zeros`: prices of 0, which mean "no price" in most lists of suppliers.
 * - `texts`: text prices with digits in them.
 */
const questionKinds = ['refusable', 'zeros', 'texts'] as const;

export type QuestionKind = (typeof questionKinds)[number];

const questionedFindings: Readonly<Record<QuestionKind, readonly FindingKind[]>> = {
  refusable: ['missing-key', 'section-row', 'unknown-key'],
  zeros: ['zero'],
  texts: ['to-check'],
};

/** The findings that a question is about, of the rows that are not excluded. */
export const findingsToAsk = (checked: CheckedFile | undefined, kind: QuestionKind): CheckedFile['findings'] =>
  checked?.findings.filter((finding) => questionedFindings[kind].includes(finding.kind)) ?? [];

export const countToAsk = (checked: CheckedFile | undefined, kind: QuestionKind): number =>
  findingsToAsk(checked, kind).reduce((sum, { cells }) => sum + cells, 0);

interface AskedFile {
  readonly checked: CheckedFile | undefined;
  /** How many rows or cells of each question are accepted. */
  readonly acceptedCounts: Readonly<Partial<Record<QuestionKind, number>>>;
}

/** The next question to ask before sending; `undefined` when each is accepted or has nothing to ask. */
export const nextQuestion = ({ checked, acceptedCounts }: AskedFile): QuestionKind | undefined =>
  questionKinds.find((kind) => countToAsk(checked, kind) > (acceptedCounts[kind] ?? 0));
