import { text } from '../../embed/attributes';
import type { WidgetDefinition } from '../../embed/widget';
import formEnd from '../../ui/form-end.css?inline';
import formPage from '../../ui/form-page.css?inline';
import { uiStyles } from '../../ui/styles';
import { Reset } from './reset';

/** Attributes of the reset page: what the mailed link carried. */
export const resetSettings = {
  /** Email address of the account. */
  email: text,
  /** What proves that the link was mailed; good once. */
  token: text,
} as const;

/** The reset page, for every door. */
export const resetDefinition: WidgetDefinition<typeof resetSettings, Record<never, never>, object> = {
  area: 'reset',
  root: 'light',
  component: Reset,
  settings: resetSettings,
  live: {},
  methods: [],
  styles: [...uiStyles, formPage, formEnd],
};
