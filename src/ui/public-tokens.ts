import tokens from './tokens.css?inline';

const names = new Set(Array.from(tokens.matchAll(/--_([\w-]+):/g), ([, name]) => name));

/** Gives everything under a widget's root each token of `tokens.css` under its public name, `--pricebook-NAME`. */
export const publicTokens = `.pricebook>*{${Array.from(names, (name) => `--pricebook-${name}:var(--_${name})`).join(';')}}`;
