import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { autosaveDraft, deleteDraft, loadDraft } from '../../../api/drafts/drafts';
import { currencies } from '../../../wire/price-levels';
import { roundings } from '../../../wire/rounding';
import { draftForm } from './draft-form';
import { emptyRule, methods, type RuleDraft } from './rule-draft';

const ruleDraftSchema: v.GenericSchema<unknown, RuleDraft> = v.object({
  currency: v.picklist(currencies),
  levels: v.array(v.number()),
  method: v.picklist(methods),
  number: v.string(),
  sourceLevel: v.number(),
  rounding: v.picklist(roundings),
  rows: v.optional(v.picklist(['selected', 'filtered', 'all'])),
});

/** The typed rule, stored for the same user when the session expires, the page goes or the list is removed. */
export function useStoredRule(apiBase: string) {
  const [id] = useState(() => ({ apiBase, form: draftForm, record: 'rule' }));
  const [restored] = useState(() => loadDraft(id, ruleDraftSchema));
  const [draft, setDraft] = useState(restored ?? emptyRule);
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });
  const shouldStore = useRef((): boolean => true);
  useEffect(
    () =>
      autosaveDraft(id, () => (latest.current === emptyRule || !shouldStore.current() ? undefined : latest.current)),
    [id],
  );
  return {
    draft,
    setDraft,
    /** Whether the draft is of an earlier visit, and was not discarded. */
    isRestored: restored !== undefined && draft !== emptyRule,
    /** When the page goes or the list is removed, the rule is stored only if the function returns true. */
    storeOnlyIf(condition: () => boolean): void {
      shouldStore.current = condition;
    },
    discard(): void {
      latest.current = emptyRule;
      deleteDraft(id);
      setDraft(emptyRule);
    },
  };
}
