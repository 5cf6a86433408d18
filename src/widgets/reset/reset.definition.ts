import { text } from '../../embed/attributes/attributes';
import type { WidgetDefinition } from '../../embed/widget';
import formPage from '../../ui/form/form-page.css?inline';
import formEnd from '../../ui/form/form-result.css?inline';
import { uiStyles } from '../../ui/styles';

/** Attributes of the reset page: what the mailed link carried. */
export const resetSettings = {
  /** Email address of the account. */
  email: text,
  /** What proves that the link was mailed; good once. */
  token: text,
} as const;

/** The page that a mailed link opens to set a password. */
export const resetDefinition: WidgetDefinition<typeof resetSettings, Record<never, never>, object> = {
  area: 'reset',
  root: 'light',
  settings: resetSettings,
  live: {},
  methods: [],
  styles: [...uiStyles, formPage, formEnd],
};
