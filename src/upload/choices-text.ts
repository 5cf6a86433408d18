import type { ReadingOptions } from '../machines/reading.types';
import type { EarlierSheet, UploadContext } from '../machines/upload.types';
import { shownList } from '../texts/notation';
import { columnTitle, titleAt } from './column-title';
import { countExcluded } from './preview/exclusion-choices';
import { costRuleOrIssues, draftOfRule } from './pricing/cost-draft';
import { costRuleName } from './pricing/cost-rule-name';
import { isIncluded } from './review/review-choices';
import { reviewPairOf, shownValue } from './review/review-pair';
import { uploadMessages as messages } from './upload.messages';
import { columnsOf, type UploadShape } from './upload-shape';

type Choices = Pick<
  UploadContext,
  | 'file'
  | 'fileName'
  | 'opened'
  | 'mapping'
  | 'options'
  | 'recalledOptions'
  | 'templates'
  | 'costDrafts'
  | 'earlierSheets'
  | 'checked'
  | 'pairs'
  | 'excludedFields'
>;

/** What a person has chosen in an upload, one choice per line, to be copied: the changes to write, or how the file is read. '' for nothing. */
export function choicesText(context: Choices, shape: UploadShape): string {
  const lines = context.pairs.length > 0 ? reviewLines(context, shape) : readingLines(context, shape);
  const name = context.file?.name ?? context.fileName;
  return lines.length === 0 ? '' : [name, ...lines].join('\n');
}

function reviewLines({ pairs, excludedFields }: Choices, shape: UploadShape): readonly string[] {
  return pairs.flatMap((pair, index) => {
    const reviewed = reviewPairOf(pair, index, shape);
    return reviewed.changes
      .filter((change) => isIncluded(reviewed, change, excludedFields))
      .map(({ column, from, to }) => {
        const values = [shownValue(from, column), shownValue(to, column)];
        return `${shownList([reviewed.name, column.label])}: ${values.join(' → ')}`;
      });
  });
}

function readingLines(
  { opened, mapping, options, costDrafts, checked }: Choices,
  shape: UploadShape,
): readonly string[] {
  if (opened === undefined) return [];
  const columns = mapping?.columns ?? opened.columns;
  const columnTitleOf = (index: number) => titleAt(columns, index);
  const labelOf = (key: string) => columnsOf(shape).find((column) => column.key === key)?.label ?? key;
  const drafts = costDrafts ?? options.costs?.map(draftOfRule) ?? [];
  const excludedRows = countExcluded(checked);
  return [
    ...columns.flatMap((column) =>
      column.state === 'used' && column.key ? `${columnTitle(column)}: ${labelOf(column.key)}` : [],
    ),
    ...drafts.map((draft) => {
      const result = costRuleOrIssues(draft);
      return `${columnTitleOf(draft.column)}: ${result.kind === 'rule' ? costRuleName(result.rule) : typedTexts(draft)}`;
    }),
    ...(options.corrections ?? []).map(
      ({ row, column, text }) => `${messages.rowProblem(row, columnTitleOf(column))}: ${text}`,
    ),
    ...Object.entries(options.keyNames ?? {}).map(([written, key]) => `${written}: ${key}`),
    ...(excludedRows > 0 ? [messages.excludedRows(excludedRows)] : []),
  ];
}

/** The texts of a rule that is not complete. */
const typedTexts = (draft: NonNullable<Choices['costDrafts']>[number]): string =>
  shownList(
    Object.values(draft)
      .flat()
      .filter((value) => typeof value === 'string')
      .filter((text) => text !== ''),
  );

type ReadingChoices = Pick<
  Choices,
  'mapping' | 'opened' | 'options' | 'recalledOptions' | 'templates' | 'costDrafts' | 'earlierSheets'
>;

/** Whether columns, rows or texts were chosen in a step before the review, which closing would discard: an earlier file or a template does not have them. */
export function hasChoices(step: string | undefined, choices: ReadingChoices): boolean {
  const { mapping, opened, options, recalledOptions, templates, costDrafts, earlierSheets } = choices;
  if (step === undefined || step === 'choose' || step === 'review') return false;
  if (step === 'pricing' || costDrafts !== undefined) return true;
  if (step === 'mapping' && mapping?.columns !== opened?.columns) return true;
  if ([...earlierSheets].some(([sheet, earlier]) => sheet !== opened?.sheet && hasTypedTexts(earlier))) return true;
  const templateInUse = templates.find(({ name }) => name === options.template);
  return !hasSameChoices(options, recalledOptions) && !hasSameChoices(options, templateInUse?.options ?? {});
}

const hasTypedTexts = ({ options: { corrections }, costDrafts }: EarlierSheet): boolean =>
  Boolean(corrections?.length) || costDrafts !== undefined;

const hasSameChoices = (options: ReadingOptions, others: ReadingOptions): boolean =>
  (['exclusions', 'corrections', 'keyNames', 'costs'] as const).every(
    (key) => options[key] === others[key] || textOf(options[key]) === textOf(others[key]),
  );

const textOf = (choices: object = {}): string => (Object.keys(choices).length === 0 ? '' : JSON.stringify(choices));
