import { historyStep, type ListEntry, listParameters, propertyOf, withListQuery } from './list-address';
import { pageState } from './page-state';

/** Attributes of every list that are also parameters of its page's address. */
export const listNames: readonly string[] = ['search', 'page', 'page-size', 'filters', 'columns'];

/** Synchronises a list with the page's address and the browser's history. */
export interface ListHistory {
  readonly applyAddress: () => void;
  readonly stop: () => void;
}

/** Applies the address to a new list, then synchronises both. */
export function startListHistory(list: HTMLElement, names: readonly string[]): ListHistory {
  /** State of the current history entry; `undefined` until the list has loaded it. */
  let entry: ListEntry | undefined;
  let address = location.search;

  // The list restores its last search from session storage; a visited entry has the complete state, an empty search included.
  const defaults = pageState().list === true ? { search: '' } : {};
  for (const [name, text] of Object.entries({ ...defaults, ...listParameters(address, names) }))
    list.setAttribute(name, text);

  const handleLoad = ({ target, detail, timeStamp }: DocumentEventMap['pricebook-load']) => {
    if (target !== list) return;
    // Values that the event lacks, such as a status, come from the element's property.
    const query = { ...propertiesOf(list, names), ...detail.query };
    const { step, entry: next } = entry ? historyStep(entry, query, timeStamp) : { step: 'replace', entry: { query } };
    entry = next;
    if (step === 'stay') return;
    // Defaults are read from a new element.
    const defaults = propertiesOf(document.createElement(list.localName), names);
    address = withListQuery(location.search, names, query, defaults);
    const state = { ...history.state, list: true };
    if (step === 'push') history.pushState(state, '', location.pathname + address);
    else history.replaceState(state, '', location.pathname + address);
  };
  document.addEventListener('pricebook-load', handleLoad);
  return {
    applyAddress() {
      if (location.search === address) return;
      address = location.search;
      entry = undefined;
      const parameters = listParameters(address, names);
      // Sets properties: removing an attribute that was never set has no effect.
      for (const name of names) Reflect.set(list, propertyOf(name), parameters[name]);
      // Again, because a change of filters resets the page to 1.
      queueMicrotask(() => Reflect.set(list, 'page', parameters.page));
    },
    stop: () => document.removeEventListener('pricebook-load', handleLoad),
  };
}

const propertiesOf = (list: HTMLElement, names: readonly string[]) =>
  Object.fromEntries(names.map(propertyOf).map((name) => [name, Reflect.get(list, name)]));
