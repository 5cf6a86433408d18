import { text } from '../../embed/attributes/attributes';
import type { WidgetDefinition } from '../../embed/widget';
import buttonCount from '../../ui/controls/button-count.css?inline';
import { uiOverlayStyles } from '../../ui/overlays/styles';
import { uiStyles } from '../../ui/styles';
import css from './header.css?inline';

export const headerSettings = {
  /** Title in two parts, as `Price|Book`. @default `Price|Book` */
  brandTitle: text,
  /** Address of the logo's image. @default Pricebook's own logo */
  brandLogo: text,
} as const;

/** Logo, title, this visit's messages, and the profile menu with Sign Out. */
export const headerDefinition: WidgetDefinition<typeof headerSettings, Record<never, never>, object> = {
  area: 'header',
  root: 'shadow',
  settings: headerSettings,
  state: {},
  methods: [],
  styles: [...uiStyles, ...uiOverlayStyles, buttonCount, css],
};
