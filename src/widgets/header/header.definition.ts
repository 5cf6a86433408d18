import { text } from '../../embed/attributes';
import type { WidgetDefinition } from '../../embed/widget';
import { uiOverlayStyles } from '../../ui/overlay-styles';
import { uiStyles } from '../../ui/styles';
import { Header } from './header';
import css from './header.css?inline';

/** Attributes of the header: `brand-title` as `Price|Book`, `brand-logo` an image address. */
export const headerSettings = { brandTitle: text, brandLogo: text } as const;

/** The header, for every door. */
export const headerDefinition: WidgetDefinition<typeof headerSettings, Record<never, never>, object> = {
  area: 'header',
  root: 'shadow',
  component: Header,
  settings: headerSettings,
  live: {},
  methods: [],
  styles: [...uiStyles, ...uiOverlayStyles, css],
};
