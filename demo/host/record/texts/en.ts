const number = new Intl.NumberFormat('en');

export const texts = {
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
  columns: ['When (UTC)', 'Who', 'Kind', 'Record', 'Details', 'Address'] as readonly string[],
  count: (total: number) => `${number.format(total)} ${total === 1 ? 'entry' : 'entries'}`,
  page: (page: number, pages: number) => `Page ${number.format(page)} of ${number.format(pages)}`,
  previous: 'Previous page',
  next: 'Next page',
  export: 'Export',
  /** Of the cells of a .csv file: `;` where a comma stands before decimals, as spreadsheets expect there. */
  separator: ',',
  exporting: (read: number, total: number) => `Exporting ${number.format(read)} of ${number.format(total)}`,
  /** The rest is left out, and the person has to know. */
  cut: (rows: number) => `The file has the newest ${number.format(rows)} entries. Choose fewer days for the others.`,
  loading: 'Loading …',
  none: 'No entry matches.',
  failed: 'The record could not be read.',
  forbidden: 'Only administrators can read the record.',
  busy: 'The server is busy. Please try again in a moment.',
  network: 'Error in network connection.',
  retry: 'Try again',
  nobody: 'Somebody without an account',
  unset: '-',
  /** For example `ROLE: Sales → Manager`. */
  change: (field: string, values: string) => `${field}: ${values}`,
  /** The kinds of entries, as `audit-kinds.ts` of the server has them. */
  kinds: {
    'user.created': 'User: created',
    'user.changed': 'User: changed',
    'user.deleted': 'User: deleted',
    'company.created': 'Company: created',
    'company.changed': 'Company: changed',
    'company.deleted': 'Company: deleted',
    'product.created': 'Product: created',
    'product.changed': 'Product: changed',
    'product.deleted': 'Product: deleted',
    'user.registered': 'User: registered',
    'user.email-confirmed': 'User: email confirmed',
    'user.identity-linked': 'User: identity linked',
    'user.erased': 'User: erased',
    'user.approved': 'User: approved',
    'user.password-changed': 'User: password changed',
    'user.authenticator-changed': 'User: authenticator changed',
    'user.authenticator-removed': 'User: authenticator removed',
    'backup.made': 'Backup: made',
    'sign-in.done': 'Sign-in: done',
    'sign-in.refused': 'Sign-in: refused',
    'access.refused': 'Access: refused',
  },
};

export type RecordMessages = typeof texts;
