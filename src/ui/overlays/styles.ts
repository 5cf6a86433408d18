import menu from './menu.css?inline';

/** The stylesheets of menus and the header, adopted after `uiStyles`. Separate, so that the login does not load them. */
export const uiOverlayStyles: readonly string[] = [menu];
