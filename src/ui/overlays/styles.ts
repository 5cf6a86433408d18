import menu from './menu.css?inline';

/** The stylesheets of popups, which adopt them; the header, which shows them at first, has them from the start. */
export const uiOverlayStyles: readonly string[] = [menu];
