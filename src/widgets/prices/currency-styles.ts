import { type Currency, currencies } from '../../wire/price-levels';

/** Class of what belongs to a currency. */
export const currencyClass = (currency: Currency): string => `pricebook-currency-${currency.toLowerCase()}`;

/** A currency's tokens, such as `--pricebook-aud-soft`, and neutral ones where it has none. */
function stylesOf(currency: Currency): string {
  const group = `.${currencyClass(currency)}`;
  const token = (part: string, neutral: string) =>
    `var(--pricebook-${currency.toLowerCase()}${part}, var(--pricebook-${neutral}))`;
  return `
    .pricebook-grid .rdg-cell${group}, .pricebook-currency${group} { background-color: ${token('-soft', 'surface')} }
    .pricebook-grid [role="columnheader"]${group} { background-color: ${token('-head', 'surface-chip')} }
    ${group} :is(.pricebook-group-label, b) { color: ${token('', 'text')} }`;
}

/** Tells the currencies apart: a tint in the cells, a colour in the header. */
export const currencyStyles = currencies.map(stylesOf).join('');
