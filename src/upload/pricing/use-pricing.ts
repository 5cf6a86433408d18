import { localDate } from '../../lists/actions/download-list';
import type { CostDraft } from '../../machines/cost-draft.types';
import type { CostSource } from '../../machines/reading.types';
import { priceLabel } from '../../wire/price-levels';
import { titleAt } from '../column-title';
import { costCurrencyOf } from '../mapping/cost-columns';
import type { UploadSession } from '../session/upload-session.types';
import { useUpload } from '../use-upload';
import {
  type DraftIssues,
  draftOfRule,
  emptyDraft,
  initialCurrency,
  pricesGivenTwice,
  ruleOrIssuesOf,
  withKnownRate,
} from './cost-draft';
import { pricingMessages as messages } from './pricing.messages';

/** The rules of the columns with costs, as they are typed, and the rules that they make. */
export function usePricing(session: UploadSession) {
  const { costDrafts, options, mapping, opened } = useUpload(session);
  const columns = mapping?.costColumns ?? [];
  const typed = costDrafts ?? options.costs?.map(draftOfRule) ?? [];
  const drafts = columns.flatMap((column) => {
    const own = typed.filter((draft) => draft.column === column);
    const found = opened?.columns.find(({ index }) => index === column);
    if (own.length > 0) return own;
    const costCurrency = found && costCurrencyOf(found);
    const empty = emptyDraft(column, initialCurrency(costCurrency), localDate(new Date()), costCurrency);
    return [withKnownRate(empty, typed)];
  });
  const results = drafts.map((draft) => ({ draft, result: ruleOrIssuesOf(draft) }));
  const costs = results.flatMap(({ draft: { column }, result }): CostSource[] =>
    result.kind === 'rule' ? [{ column, rule: result.rule }] : [],
  );
  const givenTwice = pricesGivenTwice(costs, mapping?.columns.map(({ key }) => key) ?? []);
  const nameOf = (column: number) => titleAt(opened?.columns, column);
  const incomplete = results.flatMap(({ draft, result }) =>
    result.kind === 'issues'
      ? [messages.incomplete(draft.currency, nameOf(draft.column), missingFields(draft, result))]
      : [],
  );
  return {
    ...{ opened, mapping, options, columns, drafts, costs, nameOf },
    /** Why the prices cannot be previewed. */
    issue: incomplete[0] ?? (givenTwice.length > 0 ? messages.givenTwice(givenTwice.map(priceLabel)) : undefined),
    change: (next: readonly CostDraft[]) => session.actor.send({ type: 'pricing.change', drafts: next }),
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
