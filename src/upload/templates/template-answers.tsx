import type { CheckedFile, Finding, ReadingOptions } from '../../machines/reading.types';
import { findingsToAsk } from '../../machines/upload-questions';
import { shownList } from '../../texts/notation';
import { Checkbox } from '../../ui/controls/checkbox';
import { excludeRefusable } from '../preview/exclusion-choices';
import { uploadMessages } from '../upload.messages';
import type { KeyLabels } from '../upload-shape';
import { templateMessages as messages } from './templates.messages';

/** Answers to questions before sending that a template keeps, so that they are not asked about later files. */
export interface TemplateAnswers {
  readonly leavesRefusableOut: boolean;
  readonly storesUnrated: boolean;
}

/** The questions about a file: the findings of rows that may be refused, and the currencies of prices without a rate. */
export interface AskedQuestions {
  readonly refusable: readonly Finding[];
  readonly unrated: readonly string[];
}

/** Has what the template in use answers, too. */
export const questionsOf = (
  checked: CheckedFile | undefined,
  { unratedCurrencies = [] }: ReadingOptions,
): AskedQuestions => ({
  refusable: findingsToAsk(checked, 'refusable'),
  unrated: [...new Set([...unratedCurrencies, ...(checked?.unrated.currencies ?? [])])],
});

/**
 * Prices without a rate are stored unasked only where the user says so, which nobody has for a currency that is new in this file; rows
 * that may be refused are left out unless the user says otherwise.
 */
export const firstAnswers = (
  { unratedCurrencies }: ReadingOptions,
  checked: CheckedFile | undefined,
): TemplateAnswers => ({
  leavesRefusableOut: true,
  storesUnrated: unratedCurrencies !== undefined && (checked?.unrated.currencies.length ?? 0) === 0,
});

export function withAnswers(
  { unratedCurrencies: _, ...options }: ReadingOptions,
  { refusable, unrated }: AskedQuestions,
  { leavesRefusableOut, storesUnrated }: TemplateAnswers,
): ReadingOptions {
  const answered = storesUnrated && unrated.length > 0 ? { ...options, unratedCurrencies: unrated } : options;
  return leavesRefusableOut && refusable.length > 0 ? excludeRefusable(answered, refusable) : answered;
}

interface AnswersFieldsProps {
  readonly questions: AskedQuestions;
  readonly labels: KeyLabels;
  readonly value: TemplateAnswers;
  readonly onChange: (answers: TemplateAnswers) => void;
}

export const AnswersFields = ({ questions, labels, value, onChange }: AnswersFieldsProps) => (
  <>
    {questions.refusable.length > 0 && (
      <Checkbox
        checked={value.leavesRefusableOut}
        onChange={(leavesRefusableOut) => onChange({ ...value, leavesRefusableOut })}
      >
        {messages.leaveOut(uploadMessages.refusableCounts(questions.refusable, labels))}
      </Checkbox>
    )}
    {questions.unrated.length > 0 && (
      <Checkbox checked={value.storesUnrated} onChange={(storesUnrated) => onChange({ ...value, storesUnrated })}>
        {messages.storeUnrated(shownList(questions.unrated))}
      </Checkbox>
    )}
  </>
);
