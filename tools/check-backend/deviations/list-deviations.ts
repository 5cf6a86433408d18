import type { Deviations } from './deviation';

/** Deviations of lists: pages, search, filters and the identity of records. */
export const listDeviations = {
  'items-elsewhere': {
    what: '`data` has no `items`',
    seen: 'An empty list: “No … yet”.',
    mend: 'Send the rows as `data.items`, or `data` as the list itself.',
    breaks: true,
  },
  'items-no-list': {
    what: '`data.items` is no list',
    seen: '“The server’s answer could not be understood”.',
    mend: 'Send an array, not an object by ID.',
    breaks: true,
  },
  'id-missing': {
    what: 'A record without `ID`, or with another name for it',
    seen: '“The server’s answer could not be understood”: no row is shown.',
    mend: 'Send `ID` in capital letters, a number or a text, in each item.',
    breaks: true,
  },
  'id-object': {
    what: '`ID` is an object, such as `{ "$oid": … }`',
    seen: '“The server’s answer could not be understood”: no row is shown.',
    mend: 'Send it as text.',
    breaks: true,
  },
  'id-same': {
    what: 'Several records have one `ID`',
    seen: 'Selecting one row selects them all; Edit may open another record, and Delete delete another.',
    mend: 'Send an ID that no other record of the list has.',
    breaks: true,
  },
  'id-changes': {
    what: 'The same record has another `ID` when it is read again',
    seen: '“This record was deleted” when it is opened.',
    mend: 'Send a stored ID, not one made for the response.',
    breaks: true,
  },
  'version-object': {
    what: '`VERSION` is neither number nor text',
    seen: '“The server’s answer could not be understood”: no row is shown.',
    mend: 'Send it as text, or leave it out.',
    breaks: true,
  },
  'keys-other-case': {
    what: 'Fields are spelt `main_sku` or `mainSku`',
    seen: 'Each of these columns shows “-”.',
    mend: 'Send the names of the specification, in capital letters with `_`.',
    breaks: true,
  },
  'fields-missing': {
    what: 'No item has a requested field',
    seen: 'Its column shows “-”; the form says “not sent by the server” and does not save it.',
    mend: 'Send it, as null where it is unset.',
  },
  'title-missing': {
    what: 'An item without MAIN_SKU, COMPANY_NAME or EMAIL',
    seen: 'The record cannot be edited.',
    mend: 'Send it in each item, whatever columns were requested.',
    breaks: true,
  },
  'meta-missing': {
    what: '`data.meta` lacks a number',
    seen: 'The pager counts the items of the page, and may end too early.',
    mend: 'Send currentPage, itemsPerPage, totalItems and totalPages.',
  },
  'meta-one-page': {
    what: '`totalItems` counts only the page',
    seen: '“Total 10 items”, and no second page: all other records cannot be reached but by search.',
    mend: 'Count all matching records.',
    breaks: true,
  },
  'meta-pages-wrong': {
    what: '`totalPages` does not follow from totalItems and itemsPerPage',
    seen: 'Page buttons that lead nowhere, or are missing.',
    mend: 'Send ⌈totalItems ÷ itemsPerPage⌉.',
  },
  'meta-page-wrong': {
    what: '`currentPage` is not the requested page, such as counted from 0',
    seen: 'The pager marks another page; Next shows the same one again.',
    mend: 'Count pages from 1.',
  },
  'page-size-ignored': {
    what: 'More items than `itemsPerPage`',
    seen: 'A list longer than chosen, and pages that repeat rows.',
    mend: 'Read itemsPerPage: 10, 20 or 50.',
  },
  'page-size-capped': {
    what: 'Fewer items than `itemsPerPage`, although there are more',
    seen: 'Records between two pages are never shown.',
    mend: 'Allow 50 items a page.',
  },
  'page-ignored': {
    what: 'Page 2 has the records of page 1',
    seen: 'Next changes nothing: all other records cannot be reached but by search.',
    mend: 'Read currentPage, counted from 1.',
    breaks: true,
  },
  'pages-overlap': {
    what: 'Page 2 repeats some records of page 1',
    seen: 'Some records appear twice, others never.',
    mend: 'Order by a unique column, such as the ID, last.',
  },
  'page-beyond-end': {
    what: 'A page beyond the end is refused',
    seen: 'An error after the last record of the last page was deleted.',
    mend: 'Send the last page, or no items.',
  },
  'search-ignored': {
    what: '`search` is not read',
    seen: 'The search box does nothing; a conflict cannot say what somebody else changed.',
    mend: 'Search the text fields for it.',
    breaks: true,
  },
  'search-misses': {
    what: 'A search for the SKU, name or email of a shown record finds nothing',
    seen: '“Nothing matches”, and “It could not be found” after a conflict.',
    mend: 'Search MAIN_SKU, COMPANY_NAME, NAME and EMAIL too.',
    breaks: true,
  },
  'search-case': {
    what: 'The search distinguishes capital letters',
    seen: '“Nothing matches” for a SKU typed in small letters.',
    mend: 'Compare without letter case.',
  },
  'search-wildcards': {
    what: '`%` in a search matches everything',
    seen: 'All records, in place of those with a percent sign.',
    mend: 'Escape % and _ in LIKE.',
  },
  'filters-ignored': {
    what: '`filters` is not read',
    seen: 'The filter’s chip stands there, and the list is the same.',
    mend: 'Read filters: column key to a list of values, of which one has to match.',
    breaks: true,
  },
  'filter-finds-nothing': {
    what: 'A value that the filter offers matches nothing',
    seen: '“Nothing matches” after choosing an offered value.',
    mend: 'Compare with the values as priceFiltersData and its like send them.',
  },
  'filters-empty': {
    what: '`data.filterData` has no list of values',
    seen: 'An empty filter dialog.',
    mend: 'Send column keys with lists of texts.',
  },
  'filter-values-objects': {
    what: 'Filter values are objects, such as `{ "value", "label" }`',
    seen: 'A dropdown without choices.',
    mend: 'Send texts.',
  },
  'status-ignored': {
    what: '`STATUS` of getUsers is not read',
    seen: 'Pending and inactive users among the active ones.',
    mend: 'Send only users with that STATUS.',
    breaks: true,
  },
} as const satisfies Deviations;
