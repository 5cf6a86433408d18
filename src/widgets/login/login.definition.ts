import { oneOf, text } from '../../embed/attributes';
import type { WidgetDefinition } from '../../embed/widget';
import formPage from '../../ui/form-page.css?inline';
import { uiStyles } from '../../ui/styles';
import { Login } from './login';
import css from './login.css?inline';

/** Attributes of the login: `email` is prefilled; `view` is `forgot` to begin with the mail for a forgotten password. */
export const loginSettings = { email: text, view: oneOf('forgot') } as const;

/** The login, for every door. */
export const loginDefinition: WidgetDefinition<typeof loginSettings, Record<never, never>, object> = {
  area: 'login',
  root: 'light',
  component: Login,
  settings: loginSettings,
  live: {},
  methods: [],
  styles: [...uiStyles, formPage, css],
};
