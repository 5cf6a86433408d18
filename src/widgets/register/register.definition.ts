import type { WidgetDefinition } from '../../embed/widget';
import formEnd from '../../ui/form-end.css?inline';
import formPage from '../../ui/form-page.css?inline';
import { uiStyles } from '../../ui/styles';
import { Register } from './register';

/** The registration form. */
export const registerDefinition: WidgetDefinition<Record<never, never>, Record<never, never>, object> = {
  area: 'register',
  root: 'light',
  component: Register,
  settings: {},
  live: {},
  methods: [],
  styles: [...uiStyles, formPage, formEnd],
};
