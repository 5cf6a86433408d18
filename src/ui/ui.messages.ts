import { defineMessages } from '../texts/define-messages';
import { ChunkError, chunkFailures } from './feedback/load-chunk';

/** Texts of the parts that lists show at once. */
export const uiMessages = defineMessages('ui', {
  cancel: 'Cancel',
  close: 'Close',
  tryAgain: 'Try again',
  loadPageAgain: 'Load the page again',
  remove: (text: string) => `Remove ${text}`,
  loading: 'Loading…',
  moment: 'One moment',
  offline: 'You are offline. The list is read again when the connection returns.',
  part: {
    failed: 'This part could not be shown',
    reloadHint: 'If this goes on, load the page again.',
    ...chunkFailures,
  },
  /** Titles of messages without a title of their own. */
  toasts: { success: 'Success', warning: 'Warning', error: 'Error' },
  yes: 'YES',
  no: 'NO',
  statuses: { active: 'Active', pending: 'Pending', inactive: 'Inactive' },
  search: 'Search',
  /** The label of a filter with a known key; `undefined` for the key itself, in title case. */
  filterLabel: (_key: string): string | undefined => undefined,
  pages: { previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` },
  table: {
    actions: 'Actions',
    action: 'Action',
    details: 'Details',
    selectAll: 'Select All',
    select: (row: string) => `Select ${row}`,
    columnsInView: 'Columns in view',
  },
});

/** The label of a status in any letter case; another is shown as it is. */
export function statusLabel(status: string): string {
  const labels: Readonly<Record<string, string>> = uiMessages.statuses;
  return labels[status.trim().toLowerCase()] ?? status;
}

/** The text of an error; that of code that did not load is in the language of the page, unlike the error's own message. */
export const failureText = (error: Error): string =>
  error instanceof ChunkError ? uiMessages.part[error.kind] : error.message;
