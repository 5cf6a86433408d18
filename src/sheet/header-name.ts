/**
 * What counts of a column's name: its letters and digits, in lower case, numbers without leading zeros. So `SP - AUD - 01`,
 * `sp_aud_1` and `SP_AUD_01` are one name, `spaud1`. Empty where a name has neither letters nor digits.
 */
export const headerName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, ''))
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
