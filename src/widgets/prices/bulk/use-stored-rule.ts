import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { autosaveDraft, saveDraft } from '../../../api/drafts/save-draft';
import { deleteDraft, loadDraft } from '../../../api/drafts/stored-drafts';
import { currencies } from '../../../wire/price-levels';
import { roundings } from '../../../wire/rounding';
import { draftForm } from './draft-form';
import { methods, type RuleDraft } from './rule-draft';

const ruleDraftSchema: v.GenericSchema<unknown, RuleDraft> = v.object({
  currency: v.picklist(currencies),
  levels: v.array(v.number()),
  method: v.picklist(methods),
  number: v.string(),
  sourceLevel: v.number(),
  rounding: v.picklist(roundings),
  rows: v.optional(v.picklist(['selected', 'filtered', 'all'])),
});

/** The typed rule, at first `initial`; stored for the same user when the session expires, the page goes or the list is removed. */
export function useStoredRule(apiBase: string, initial: RuleDraft) {
  const [id] = useState(() => ({ apiBase, form: draftForm, record: 'rule' }));
  const [restored] = useState(() => loadDraft(id, ruleDraftSchema));
  const [draft, setDraft] = useState(restored ?? initial);
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });
  const shouldStore = useRef((): boolean => true);
  useEffect(
    () => autosaveDraft(id, () => (latest.current === initial || !shouldStore.current() ? undefined : latest.current)),
    [id, initial],
  );
  return {
    draft,
    setDraft,
    /** Whether the draft is of an earlier visit, and was not discarded. */
    isRestored: restored !== undefined && draft !== initial,
    isTyped: draft !== initial,
    /** When the page goes or the list is removed, the rule is stored only if the function returns true. */
    storeOnlyIf(condition: () => boolean): void {
      shouldStore.current = condition;
    },
    /** Removes the stored rule; the typed one stays. */
    forget: () => deleteDraft(id),
    /** Stores the typed rule now, also after the list was removed. */
    keep(): void {
      if (latest.current !== initial) saveDraft(id, latest.current);
    },
    discard(): void {
      latest.current = initial;
      deleteDraft(id);
      setDraft(initial);
    },
  };
}
