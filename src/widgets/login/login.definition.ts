import { text } from '../../embed/attributes';
import type { WidgetDefinition } from '../../embed/widget';
import { uiStyles } from '../../ui/styles';
import { Login } from './login';
import css from './login.css?inline';

/** Attributes of the login: `email` is prefilled. */
export const loginSettings = { email: text } as const;

/** The login, for every door. */
export const loginDefinition: WidgetDefinition<typeof loginSettings, Record<never, never>, object> = {
  area: 'login',
  root: 'light',
  component: Login,
  settings: loginSettings,
  live: {},
  methods: [],
  styles: [...uiStyles, css],
};
