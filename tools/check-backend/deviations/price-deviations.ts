import type { Deviations } from './deviation';

/** Deviations of prices, SKUs and files. */
export const priceDeviations = {
  'price-keys': {
    what: 'Price keys in another form: `SP_AUD_1`, `sp_aud_01`, a list or object `PRICES`',
    seen: 'Every price is shown as “-”; saving a price may clear the others.',
    mend: 'Send SP_AUD_01 to SP_USD_20 in the item itself.',
    breaks: true,
  },
  'price-comma': {
    what: 'A price with a decimal comma: "12,50"',
    seen: '12,50 as a word, left-over in sums and refused by the form.',
    mend: 'Send 12.5 or "12.50".',
    breaks: true,
  },
  'price-sign': {
    what: 'A price with its currency: "$12.50"',
    seen: '$12.50 as a word, refused by the form.',
    mend: 'Send the number alone: the column names the currency.',
    breaks: true,
  },
  'price-grouped': {
    what: 'A price with thousands separators: "1,234.50"',
    seen: 'The text as a word, refused by the form.',
    mend: 'Send 1234.5.',
    breaks: true,
  },
  'price-decimals': {
    what: 'A price with more than 4 decimals, such as 12.499999999',
    seen: '12.5 in the list; the form refuses the stored price.',
    mend: 'Store prices as decimals, not as floats.',
  },
  'price-negative': {
    what: 'A price below 0',
    seen: 'The negative number; the form refuses it.',
    mend: 'Send null for a price that is not set.',
  },
  'price-zeros': {
    what: 'Unset prices are sent as 0',
    seen: '0.00 in most cells: a price of nothing, and not “-”.',
    mend: 'Send null.',
  },
  'price-object': {
    what: 'A price is an object, such as `{ "amount": 12.5 }`',
    seen: '“-”.',
    mend: 'Send the number alone.',
    breaks: true,
  },
  'price-null-word': {
    what: 'Unset prices are sent as a word: "null", "N/A", "-"',
    seen: 'That word in the cells.',
    mend: 'Send null or "".',
  },
  'product-missing': {
    what: 'Prices come without their product',
    seen: 'The product columns of the price list show “-”.',
    mend: 'Send the product’s fields in `product` of each price.',
  },
  'product-flat': {
    what: 'The product’s fields stand in the price itself',
    seen: 'The product columns of the price list show “-”.',
    mend: 'Put them into `product`.',
  },
  'skus-no-objects': {
    what: 'getMainSkus sends texts, or objects without MAIN_SKU',
    seen: 'No SKU to choose for a new price, or an error.',
    mend: 'Send a list of `{ MAIN_SKU, GROUP_NAME }`.',
    breaks: true,
  },
  'skus-empty': {
    what: 'No SKU with All=True, although there are prices',
    seen: 'An upload marks every row as an unknown SKU.',
    mend: 'Send all SKUs for All=True.',
    breaks: true,
  },
  'skus-incomplete': {
    what: 'All=True lacks SKUs that have a price',
    seen: 'An upload marks their rows as unknown SKUs.',
    mend: 'Send all SKUs for All=True, without a limit.',
  },
  'all-ignored': {
    what: '`All` is not read: All=False sends SKUs that have a price',
    seen: 'Create New offers them, and saving is refused.',
    mend: 'Send only SKUs without a price record for All=False.',
  },
  'download-no-xlsx': {
    what: 'The download is no .xlsx file',
    seen: 'A file named .xlsx that no program opens.',
    mend: 'Send a workbook.',
    breaks: true,
  },
  'download-no-file': {
    what: 'The download is JSON or a page, such as base64 in an envelope',
    seen: '“Failed to download prices.”',
    mend: 'Send the bytes, with the type of a spreadsheet.',
    breaks: true,
  },
  'download-one-page': {
    what: 'The download has only one page',
    seen: 'A file with a part of the prices; uploaded again it seems complete.',
    mend: 'Send all matching rows: download=1 has no page.',
  },
  'download-unfiltered': {
    what: 'The download does not read `search`',
    seen: 'A file with all rows, though the list is searched. A rule for the searched list is refused.',
    mend: 'Apply search and filters as for the list.',
  },
  'write-refused': {
    what: 'Creating, changing or deleting as specified is refused (`--write`)',
    seen: 'The form stays open with the message.',
    mend: 'Accept the body that the check prints.',
    breaks: true,
  },
  'write-not-found': {
    what: 'A created record cannot be found by its SKU (`--write`)',
    seen: 'The record that was just saved is missing from the list.',
    mend: 'Store before answering; search what was stored.',
    breaks: true,
  },
  'write-differs': {
    what: 'A stored value differs from the one sent (`--write`)',
    seen: 'Another value than was typed, after “saved”.',
    mend: 'Store the value as it was sent.',
  },
  'change-lost': {
    what: 'A PATCH answers 200 and changes nothing (`--write`)',
    seen: 'The old value, after “saved”.',
    mend: 'Find the record by the `ID` in the body.',
    breaks: true,
  },
  'change-clears': {
    what: 'A PATCH clears fields that it does not have (`--write`)',
    seen: 'Values that were not sent by the server are lost on saving.',
    mend: 'Change the fields in the body alone.',
  },
  'version-ignored': {
    what: 'A PATCH with an old VERSION is accepted (`--write`)',
    seen: 'One person overwrites another’s change, without a word.',
    mend: 'Answer 409 where VERSION is not the stored one.',
  },
  'duplicate-accepted': {
    what: 'A second record with the same MAIN_SKU is accepted (`--write`)',
    seen: 'Two rows for one product; an upload cannot tell them apart.',
    mend: 'Answer 409.',
  },
  'prices-not-cleared': {
    what: 'A price that `PRICES` no longer has is kept (`--write`)',
    seen: 'A removed price is there again after saving.',
    mend: 'Store the list by position, and clear the levels after its end.',
  },
  'delete-not-done': {
    what: 'A deleted record is still found (`--write`)',
    seen: 'The row stands there after “deleted”.',
    mend: 'Delete it, or leave it out of the lists.',
    breaks: true,
  },
  'second-delete': {
    what: 'Deleting what is gone is neither 404, 410 nor a success (`--write`)',
    seen: 'An error, although the record is gone as wanted.',
    mend: 'Answer 404.',
  },
} as const satisfies Deviations;
