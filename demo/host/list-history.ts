import { type ListEntry, listParameters, propertyOf, stepTo, withListQuery } from './list-address';
import { pageState } from './page-state';

/** Attributes that every list takes from the address of its page. */
export const listNames: readonly string[] = ['search', 'page', 'page-size', 'filters', 'columns'];

/** A list's page whose address says what is shown, so that it can be shared, and gone back and forth to. */
export interface ListHistory {
  /** Shows what the address says by now. */
  readonly follow: () => void;
  readonly stop: () => void;
}

/** Gives a new list what the address says, and keeps the two the same from then on. */
export function startListHistory(list: HTMLElement, names: readonly string[]): ListHistory {
  /** What the history's entry shows; absent until the list has shown what the address says. */
  let entry: ListEntry | undefined;
  let address = location.search;

  // An entry that the list has been at says all of it: what was searched later must not come back from the tab's memory.
  const wasHere = pageState().list === true && { search: '' };
  for (const [name, text] of Object.entries({ ...wasHere, ...listParameters(address, names) }))
    list.setAttribute(name, text);

  const settle = ({ target, detail, timeStamp }: DocumentEventMap['pricebook-load']) => {
    if (target !== list) return;
    // What the event does not tell, such as a status, the element's property does.
    const query = { ...propertiesOf(list, names), ...detail.query };
    const { step, entry: next } = entry ? stepTo(entry, query, timeStamp) : { step: 'replace', entry: { query } };
    entry = next;
    if (step === 'stay') return;
    // A fresh element tells what such a list shows while nothing is said.
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
      // By its properties: an attribute that was never set cannot be taken away.
      for (const name of names) Reflect.set(list, propertyOf(name), said[name]);
      // Other rows begin at page 1 of their own accord, where the number of the page is the same as before.
      queueMicrotask(() => Reflect.set(list, 'page', said.page));
    },
    stop: () => document.removeEventListener('pricebook-load', settle),
  };
}

const propertiesOf = (list: HTMLElement, names: readonly string[]) =>
  Object.fromEntries(names.map(propertyOf).map((name) => [name, Reflect.get(list, name)]));
