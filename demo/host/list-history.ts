import { type ListEntry, listParameters, propertyOf, stepTo, withListQuery } from './list-address';
import { pageState } from './page-state';

/** Attributes that every list reads from its page's address. */
export const listNames: readonly string[] = ['search', 'page', 'page-size', 'filters', 'columns'];

/** Keeps a list's state in the page's address, for sharing and the browser's history. */
export interface ListHistory {
  /** Applies the current address to the list. */
  readonly follow: () => void;
  readonly stop: () => void;
}

/** Applies the address to a new list, then keeps both in sync. */
export function startListHistory(list: HTMLElement, names: readonly string[]): ListHistory {
  /** The current entry's state; absent until the list has loaded the address's state. */
  let entry: ListEntry | undefined;
  let address = location.search;

  // A visited entry is complete: a later search must not be restored from session storage.
  const wasHere = pageState().list === true && { search: '' };
  for (const [name, text] of Object.entries({ ...wasHere, ...listParameters(address, names) }))
    list.setAttribute(name, text);

  const settle = ({ target, detail, timeStamp }: DocumentEventMap['pricebook-load']) => {
    if (target !== list) return;
    // Values that the event lacks, such as a status, come from the element's property.
    const query = { ...propertiesOf(list, names), ...detail.query };
    const { step, entry: next } = entry ? stepTo(entry, query, timeStamp) : { step: 'replace', entry: { query } };
    entry = next;
    if (step === 'stay') return;
    // A new element has the defaults.
    const defaults = propertiesOf(document.createElement(list.localName), names);
    address = withListQuery(location.search, names, query, defaults);
    const state = { ...history.state, list: true };
    if (step === 'push') history.pushState(state, '', location.pathname + address);
    else history.replaceState(state, '', location.pathname + address);
  };
  document.addEventListener('pricebook-load', settle);
  return {
    follow() {
      if (location.search === address) return;
      address = location.search;
      entry = undefined;
      const said = listParameters(address, names);
      // Sets properties: removing an attribute that was never set has no effect.
      for (const name of names) Reflect.set(list, propertyOf(name), said[name]);
      // A change of filters resets the page to 1 when the page number itself does not change.
      queueMicrotask(() => Reflect.set(list, 'page', said.page));
    },
    stop: () => document.removeEventListener('pricebook-load', settle),
  };
}

const propertiesOf = (list: HTMLElement, names: readonly string[]) =>
  Object.fromEntries(names.map(propertyOf).map((name) => [name, Reflect.get(list, name)]));
