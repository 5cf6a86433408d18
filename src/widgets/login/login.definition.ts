import { oneOf, text } from '../../embed/attributes/attributes';
import type { WidgetDefinition } from '../../embed/widget';
import formPage from '../../ui/form/form-page.css?inline';
import { uiStyles } from '../../ui/styles';
import css from './login.css?inline';

/** Attributes of the login. */
export const loginSettings = {
  /** Email address that the form begins with. */
  email: text,
  /** `forgot` begins with the mail for a forgotten password. */
  view: oneOf('forgot'),
} as const;

/** The sign-in form. */
export const loginDefinition: WidgetDefinition<typeof loginSettings, Record<never, never>, object> = {
  area: 'login',
  root: 'light',
  settings: loginSettings,
  live: {},
  methods: [],
  styles: [...uiStyles, formPage, css],
};
