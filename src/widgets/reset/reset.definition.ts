import { text } from '../../embed/attributes/attributes';
import type { WidgetDefinition } from '../../embed/widget';
import formPage from '../../ui/form/form-page.css?inline';
import formResult from '../../ui/form/form-result.css?inline';
import { uiStyles } from '../../ui/styles';

export const resetSettings = {
  /** Email address of the account. */
  email: text,
  /** One-time token of the mailed link. */
  token: text,
} as const;

/** The page for setting a password by a mailed link. */
export const resetDefinition: WidgetDefinition<typeof resetSettings, Record<never, never>, object> = {
  area: 'reset',
  root: 'light',
  settings: resetSettings,
  state: {},
  methods: [],
  styles: [...uiStyles, formPage, formResult],
};
