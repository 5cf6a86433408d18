/** Descriptions of the slots, for the docs. */
export const slotDescriptions: Readonly<Record<string, string>> = {
  empty: 'in place of the rows of a list without records',
  loading: 'in place of the list until its first rows are there',
  toolbar: 'after the buttons of the toolbar',
};

/** Descriptions of the `::part()` names, for the docs. */
export const partDescriptions: Readonly<Record<string, string>> = {
  button: 'a button',
  dialog: 'a dialog in the middle of the page',
  footer: 'the bar under a list: the number of records, the pages',
  header: 'the bar with logo, title and profile menu',
  heading: 'the heading of a list',
  menu: 'an open menu',
  'primary-button': 'the button of the main action',
  search: 'the search field',
  sheet: 'a form that slides in over the page',
  table: 'the table of a list',
  toolbar: 'the bar over a list: heading, search, actions',
};
