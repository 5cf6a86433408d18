import { text } from '../../embed/attributes';
import type { WidgetDefinition } from '../../embed/widget';
import { uiStyles } from '../../ui/styles';
import { Login } from './login';
import css from './login.css?inline';

/** Attributes of the login. */
export const loginSettings = {
  /** Email address that the form begins with. */
  email: text,
} as const;

/** The sign-in form. */
export const loginDefinition: WidgetDefinition<typeof loginSettings, Record<never, never>, object> = {
  area: 'login',
  root: 'light',
  component: Login,
  settings: loginSettings,
  live: {},
  methods: [],
  styles: [...uiStyles, css],
};
