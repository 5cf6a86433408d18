export const recordMessages = {
  title: 'Record of changes',
  intro:
    'Who changed which user, company or product, and who signed in or was refused. Price changes are in the price history.',
  back: 'Back to the users',
  filters: {
    who: 'Who (name or email)',
    what: 'What (name or reason)',
    kind: 'Kind',
    anyKind: 'All kinds',
    from: 'From (UTC)',
    to: 'To (UTC)',
    show: 'Show',
    clear: 'Clear',
  },
  columns: ['When', 'Who', 'Kind', 'Record', 'Details', 'Address'],
  count: (total: number) => `${total.toLocaleString('en')} ${total === 1 ? 'entry' : 'entries'}`,
  page: (page: number, pages: number) => `Page ${page.toLocaleString('en')} of ${pages.toLocaleString('en')}`,
  previous: 'Previous page',
  next: 'Next page',
  export: 'Export',
  exporting: (read: number, total: number) => `Exporting ${read.toLocaleString('en')} of ${total.toLocaleString('en')}`,
  /** The rest is left out, and the person has to know. */
  cut: (rows: number) =>
    `The file has the newest ${rows.toLocaleString('en')} entries. Choose fewer days for the others.`,
  loading: 'Loading …',
  none: 'No entry matches.',
  failed: 'The record could not be read.',
  network: 'Error in network connection.',
  retry: 'Try again',
  nobody: 'Somebody without an account',
  unset: '-',
  change: (field: string, from: string, to: string) => `${field}: ${from} → ${to}`,
} as const;
