/** Loads a list again, with the drafts that were stored meanwhile. */
type Refresh = () => void;

const shownLists = new Map<string, Set<Refresh>>();

/**
 * Registers a price list of a back end while it is shown. A save may end after its own list was left, so the list that is shown by then has
 * to be refreshed. Returns a function that ends this.
 */
export function registerShownList(apiBase: string, refresh: Refresh): () => void {
  const lists = shownLists.get(apiBase) ?? new Set();
  shownLists.set(apiBase, lists.add(refresh));
  return () => void lists.delete(refresh);
}

/** After a save: refreshes the lists of the back end if the list of the save is no longer shown. */
export function refreshShownLists(apiBase: string, listOfSave: Refresh): void {
  const lists = shownLists.get(apiBase) ?? new Set();
  if (!lists.has(listOfSave)) for (const refresh of lists) refresh();
}
