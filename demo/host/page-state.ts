import type { LinkParameters } from './link-parameters';

/** State of a history entry; it survives a reload. */
export interface PageState {
  /** The path to return to after signing in. */
  readonly returnTo?: string;
  /** The user who returns there. */
  readonly returningUser?: string;
  /** Parameters of the link to this page. */
  readonly link?: LinkParameters;
  /** Whether the address contains the complete state of the page's list. */
  readonly list?: true;
}

/** The state of the current history entry, without the fields of other scripts. */
export function pageState(): PageState {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null) return {};
  return {
    ...('returnTo' in state && typeof state.returnTo === 'string' && { returnTo: state.returnTo }),
    ...('returningUser' in state && typeof state.returningUser === 'string' && { returningUser: state.returningUser }),
    ...('link' in state && isLink(state.link) && { link: state.link }),
    ...('list' in state && state.list === true && { list: true }),
  };
}

const isLink = (value: unknown): value is LinkParameters =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
