import * as v from 'valibot';

export { autosaveDraft } from '../../src/api/drafts/save-draft';
export { deleteDraft, loadDraft } from '../../src/api/drafts/stored-drafts';
export { clearSession } from '../../src/api/session/clear-session';
export { sessionOf, setSession } from '../../src/api/session/session';
export { setApiSettings } from '../../src/api/session/settings';
export { createClient } from '../../src/api/transport/client';

/** Reads anything. */
export const anything = v.unknown();

/** Reads the draft of these tests. */
export const draftSchema = v.object({ text: v.string() });

export { prepareFailureExplainer } from '../../src/api/transport/send-authorized';
