import * as v from 'valibot';
import { keepDraftsOnClose } from '../../../api/drafts/closed-window';
import type { DraftId } from '../../../api/drafts/draft-key';
import { autosaveDraft } from '../../../api/drafts/save-draft';
import { deleteDraft, loadDraft } from '../../../api/drafts/stored-drafts';
import { draftForm } from './draft-form';

/** What is known of changes that were sent: numbers of records. */
export interface SentChange {
  readonly saved: number;
  /** Records that are not saved, or of which that is not known. */
  readonly left: number;
  /** Whether some of those that are left may be saved. */
  readonly isUnknown: boolean;
}

/** A change of many prices whose review ended without its user: the page or the session went. */
export interface InterruptedChange extends SentChange {
  readonly name: string;
}

const changeSchema: v.GenericSchema<unknown, InterruptedChange> = v.object({
  name: v.string(),
  saved: v.number(),
  left: v.number(),
  isUnknown: v.boolean(),
});

/** Of the form of rules, so that the list opens it, which tells what is known. */
const idOf = (apiBase: string): DraftId => ({ apiBase, form: draftForm, record: 'interrupted' });

export const loadInterruptedChange = (apiBase: string): InterruptedChange | undefined =>
  loadDraft(idOf(apiBase), changeSchema);

export const removeInterruptedChange = (apiBase: string): void => deleteDraft(idOf(apiBase));

/** Stores what is known when the page or the window goes, the session expires, and when the returned function is called. */
export function watchInterruptedChange(apiBase: string, known: () => InterruptedChange | undefined): () => void {
  const stop = autosaveDraft(idOf(apiBase), known);
  keepDraftsOnClose({ apiBase, form: draftForm });
  return stop;
}
