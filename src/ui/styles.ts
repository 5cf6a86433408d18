import base from './base.css?inline';
import brand from './controls/brand.css?inline';
import button from './controls/button.css?inline';
import banner from './feedback/banner.css?inline';
import spinner from './feedback/spinner.css?inline';
import statePanel from './feedback/state-panel.css?inline';
import field from './form/field.css?inline';
import tooltip from './overlays/tooltip.css?inline';
import { publicTokens } from './public-tokens';
import tokens from './tokens.css?inline';

/** The stylesheets that every area needs, in the order in which they must be adopted: tokens and base before what builds on them. */
export const uiStyles: readonly string[] = [
  tokens,
  publicTokens,
  base,
  button,
  field,
  tooltip,
  spinner,
  statePanel,
  banner,
  brand,
];
