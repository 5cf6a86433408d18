import badge from './controls/badge.css?inline';
import checkbox from './controls/checkbox.css?inline';
import chip from './controls/chip.css?inline';
import pageNav from './controls/page-nav.css?inline';
import searchBox from './controls/search-box.css?inline';
import loading from './feedback/loading.css?inline';

/** Further stylesheets of areas with data, adopted after `uiStyles`. Separate, so that the login does not load them. */
export const uiDataStyles: readonly string[] = [loading, checkbox, chip, badge, pageNav, searchBox];
