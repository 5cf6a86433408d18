import badge from './badge.css?inline';
import checkbox from './checkbox.css?inline';
import chip from './chip.css?inline';
import combobox from './combobox.css?inline';
import { uiOverlayStyles } from './overlay-styles';
import pageNav from './page-nav.css?inline';
import progress from './progress.css?inline';
import searchBox from './search-box.css?inline';
import sortable from './sortable.css?inline';

/** The stylesheets of what only areas with data need, so that the login does not wait for them; adopted after `uiStyles`. */
export const uiDataStyles: readonly string[] = [
  ...uiOverlayStyles,
  progress,
  checkbox,
  chip,
  combobox,
  badge,
  sortable,
  pageNav,
  searchBox,
];
