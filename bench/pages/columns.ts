const productKeys = [
  ...['MAIN_SKU', 'GROUP_NAME', 'LOOKUP_SKU', 'DESCRIPTION', 'UNIT', 'UNIT_SIZE', 'STANDARD_ROLL_LENGTH'],
  ...['CROWNED_STRIP_LENGTH', 'WEIGHT_PER_UNIT', 'ORDER_QUANTITY', 'LEAD_TIME', 'APPLICATION_GROUP', 'SUB_GROUP'],
  ...['LOGO_CHANGEABLE', 'PRIME_LOGO_NAMES', 'EXCLUSIVE', 'EXCLUSIVE_FOR_COMPANY', 'STATUS'],
];
const priceKeys = ['AUD', 'USD'].flatMap((currency) =>
  Array.from({ length: 20 }, (_, index) => `SP_${currency}_${String(index + 1).padStart(2, '0')}`),
);

/** Height of a row and of the header, in px. */
export const rowHeight = 36;

/** The 59 columns of the price list, about as wide as there; the first is pinned. */
export const columns = [...productKeys, ...priceKeys, 'ACTION'].map((key, index) => ({
  key,
  width: index < productKeys.length ? 152 : 88,
  pinned: index === 0,
}));
