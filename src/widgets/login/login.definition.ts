import { oneOf, text } from '../../embed/attributes/attributes';
import type { WidgetDefinition } from '../../embed/widget';
import formPage from '../../ui/form/form-page.css?inline';
import { uiStyles } from '../../ui/styles';
import css from './login.css?inline';

export const loginSettings = {
  /** Initial email address. */
  email: text,
  /** `forgot` first shows the form for a forgotten password. */
  view: oneOf('forgot'),
} as const;

/** The sign-in form. */
export const loginDefinition: WidgetDefinition<typeof loginSettings, Record<never, never>, object> = {
  area: 'login',
  root: 'light',
  settings: loginSettings,
  state: {},
  methods: [],
  styles: [...uiStyles, formPage, css],
};
