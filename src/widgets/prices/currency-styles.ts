import { type Currency, currencies } from '../../wire/price-levels';

export const currencyClass = (currency: Currency): string => `pricebook-currency-${currency.toLowerCase()}`;

/** Uses the currency's tokens, such as `--pricebook-aud-soft`; a currency without tokens gets neutral ones. */
function stylesOf(currency: Currency): string {
  const group = `.${currencyClass(currency)}`;
  const colorOf = (part: string, neutral: string) =>
    `var(--pricebook-${currency.toLowerCase()}${part}, var(--pricebook-${neutral}))`;
  return `
    .pricebook-grid .rdg-cell${group}, .pricebook-currency${group} { background-color: ${colorOf('-soft', 'surface')} }
    .pricebook-grid [role="columnheader"]${group} { background-color: ${colorOf('-head', 'surface-chip')} }
    /* A price that can be changed in place shows it under the pointer. */
    .pricebook-grid ${group}:not([aria-readonly], [aria-selected="true"]):hover {
      outline: 1px solid var(--pricebook-line-strong);
      outline-offset: -1px;
      cursor: text;
    }
    ${group} :is(.pricebook-group-label, b) { color: ${colorOf('', 'text')} }`;
}

export const currencyStyles = currencies.map(stylesOf).join('');
