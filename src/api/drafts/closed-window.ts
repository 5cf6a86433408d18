import { readStored, removeStored, storedKeys, writeStored } from '../session/browser-storage';
import { type DraftId, draftKeyOfUser, draftOwnerKey } from './draft-key';

type DraftForm = Omit<DraftId, 'record'>;

/** The forms whose drafts outlive the window, by API and name. */
const keptForms = new Map<string, DraftForm>();

/**
 * Keeps a form's drafts when the window closes, wherever the page has gone until then: session storage goes with its window, so
 * local storage holds them until a window of the same user takes them over, or a sign-out or another user's sign-in deletes them.
 */
export function keepDraftsOnClose(form: DraftForm): void {
  if (typeof window === 'undefined') return;
  keptForms.set(`${form.apiBase} ${form.form}`, form);
  // Listeners of one event run in the order in which they were added: drafts that are stored on `pagehide` come first.
  window.removeEventListener('pagehide', keep);
  window.addEventListener('pagehide', keep);
  window.addEventListener('pageshow', release);
}

const keptKeys = () =>
  [...keptForms.values()].flatMap(({ apiBase, form }) => {
    const prefix = draftKeyOfUser({ apiBase, form, record: '' }, draftOwnerKey(apiBase));
    return prefix === undefined ? [] : storedKeys('sessionStorage', prefix);
  });

function keep(): void {
  for (const key of keptKeys()) writeStored('localStorage', key, readStored('sessionStorage', key) ?? '');
}

/** A page that comes back out of the browser's cache still has its drafts. */
function release({ persisted }: PageTransitionEvent): void {
  if (persisted) for (const key of keptKeys()) removeStored('localStorage', key);
}
