import base from './base.css?inline';
import button from './controls/button.css?inline';
import banner from './feedback/banner.css?inline';
import spinner from './feedback/spinner.css?inline';
import statePanel from './feedback/state-panel.css?inline';
import field from './form/field.css?inline';
import tooltip from './overlays/tooltip.css?inline';
import tokens from './tokens.css?inline';

const endOfDefaults = tokens.indexOf('}');
const defaults = tokens.slice(0, endOfDefaults);
/** `--_NAME:DEFAULT` becomes `--_NAME:var(--pricebook-NAME,DEFAULT)`. */
const withPageValues = defaults.replaceAll(/--_([\w-]+):([^;]+)/g, '--_$1:var(--pricebook-$1,$2)');
const tokenNames = Array.from(defaults.matchAll(/--_([\w-]+):/g), ([, name]) => name);

/** Declares each token of `tokens.css` for the contents of a widget, under its public name `--pricebook-NAME`. */
export const publicTokens = `.pricebook>*{${tokenNames.map((name) => `--pricebook-${name}:var(--_${name})`).join(';')}}`;

/** The stylesheets of every area, in the order of adoption: tokens and base first. */
export const uiStyles: readonly string[] = [
  withPageValues + tokens.slice(endOfDefaults),
  publicTokens,
  base,
  button,
  field,
  tooltip,
  spinner,
  statePanel,
  banner,
];
