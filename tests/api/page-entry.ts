import * as v from 'valibot';

export { createClient } from '../../src/api/client';
export { dropDraft, keepTyped, offeredDraft } from '../../src/api/drafts';
export { clearSession, sessionOf, setSession } from '../../src/api/session';
export { setApiSettings } from '../../src/api/settings';

/** Reads anything. */
export const anything = v.unknown();

/** Reads the draft of these tests. */
export const draftSchema = v.object({ text: v.string() });
