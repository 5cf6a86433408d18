import type { WidgetDefinition } from '../../embed/widget';
import { uiStyles } from '../../ui/styles';
import css from './quotes.css?inline';

/** A placeholder for the quotes of the next release. */
export const quotesDefinition: WidgetDefinition<Record<never, never>, Record<never, never>, object> = {
  area: 'quotes',
  root: 'shadow',
  settings: {},
  state: {},
  methods: [],
  styles: [...uiStyles, css],
};
