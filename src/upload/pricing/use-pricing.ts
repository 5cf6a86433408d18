import { localDate } from '../../lists/actions/download-list';
import type { CostDraft } from '../../machines/cost-draft.types';
import type { CostSource } from '../../machines/reading.types';
import { priceLabel } from '../../wire/price-levels';
import { titleAt } from '../column-title';
import { costCurrencyOf } from '../mapping/cost-columns';
import type { UploadSession } from '../session/upload-session.types';
import { useUpload } from '../use-upload';
import {
  costRuleOrIssues,
  costSourceOf,
  createCostDraft,
  type DraftIssues,
  draftOfRule,
  initialCurrency,
  pricesGivenTwice,
  withKnownRate,
} from './cost-draft';
import { pricingMessages as messages } from './pricing.messages';

/** The drafts of the rules for the columns with costs, and the rules that follow from complete drafts. */
export function usePricing(session: UploadSession) {
  const { costDrafts, options, mapping, opened } = useUpload(session);
  const columns = mapping?.costColumns ?? [];
  const typedDrafts = costDrafts ?? options.costs?.map(draftOfRule) ?? [];
  const drafts = columns.flatMap((column) => {
    const draftsOfColumn = typedDrafts.filter((draft) => draft.column === column);
    const fileColumn = opened?.columns.find(({ index }) => index === column);
    if (draftsOfColumn.length > 0) return draftsOfColumn;
    const costCurrency = fileColumn && costCurrencyOf(fileColumn);
    const newDraft = createCostDraft(column, initialCurrency(costCurrency), localDate(new Date()), costCurrency);
    return [withKnownRate(newDraft, typedDrafts)];
  });
  const results = drafts.map((draft) => ({ draft, result: costRuleOrIssues(draft) }));
  const costs = results.flatMap(({ draft, result }): CostSource[] =>
    result.kind === 'rule' ? [costSourceOf(draft, result.rule)] : [],
  );
  const givenTwice = pricesGivenTwice(costs, mapping?.columns.map(({ key }) => key) ?? []);
  const columnTitleOf = (column: number) => titleAt(opened?.columns, column);
  const incompleteTexts = results.flatMap(({ draft, result }) =>
    result.kind === 'issues'
      ? [messages.incomplete(draft.currency, columnTitleOf(draft.column), missingFields(draft, result))]
      : [],
  );
  return {
    opened,
    mapping,
    options,
    columns,
    drafts,
    costs,
    columnTitleOf,
    /** Why the prices cannot be previewed. */
    issue: incompleteTexts[0] ?? (givenTwice.length > 0 ? messages.givenTwice(givenTwice.map(priceLabel)) : undefined),
    changeDrafts: (next: readonly CostDraft[]) => session.actor.send({ type: 'pricing.change', drafts: next }),
  };
}

/** Names of the fields without a text; empty if texts have to be corrected instead. */
function missingFields({ markupKind }: CostDraft, { fields }: DraftIssues): readonly string[] {
  const names = {
    rate: messages.rateName,
    date: messages.date,
    percent: messages.firstMarkup,
    seriesFactor: messages.seriesFactor,
    levels: markupKind === 'each' ? messages.markupsName : messages.levelsName,
  };
  return (['rate', 'date', 'percent', 'seriesFactor', 'levels'] as const).flatMap((field) =>
    fields[field] === 'missing' ? [names[field]] : [],
  );
}
