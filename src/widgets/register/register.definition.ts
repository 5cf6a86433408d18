import type { WidgetDefinition } from '../../embed/widget';
import formPage from '../../ui/form/form-page.css?inline';
import formResult from '../../ui/form/form-result.css?inline';
import { uiStyles } from '../../ui/styles';

/** The registration form. */
export const registerDefinition: WidgetDefinition<Record<never, never>, Record<never, never>, object> = {
  area: 'register',
  root: 'light',
  settings: {},
  state: {},
  methods: [],
  styles: [...uiStyles, formPage, formResult],
};
