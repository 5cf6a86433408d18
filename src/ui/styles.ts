import banner from './banner.css?inline';
import base from './base.css?inline';
import brand from './brand.css?inline';
import button from './button.css?inline';
import field from './field.css?inline';
import spinner from './spinner.css?inline';
import statePanel from './state-panel.css?inline';
import tokens from './tokens.css?inline';
import tooltip from './tooltip.css?inline';

/** The stylesheets that every area needs, in the order in which they must be adopted: tokens and base before what builds on them. */
export const uiStyles: readonly string[] = [tokens, base, button, field, tooltip, spinner, statePanel, banner, brand];
