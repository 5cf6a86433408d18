import type { LinkParameters } from './link-parameters';

/** What the browser keeps with a page's entry in its history, over a reload too. */
export interface PageState {
  /** Where the person wanted to go before the login page stood in the way. */
  readonly wanted?: string;
  /** What the link carried that led here. */
  readonly link?: LinkParameters;
  /** The address says all that the page's list shows. */
  readonly list?: true;
}

/** The state of the current entry; whatever else stands there is left out. */
export function pageState(): PageState {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null) return {};
  return {
    ...('wanted' in state && typeof state.wanted === 'string' && { wanted: state.wanted }),
    ...('link' in state && isLink(state.link) && { link: state.link }),
    ...('list' in state && state.list === true && { list: true }),
  };
}

const isLink = (value: unknown): value is LinkParameters =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
