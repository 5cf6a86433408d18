import popup from './popup.css?inline';

/** The stylesheets of popups, which adopt them. */
export const uiOverlayStyles: readonly string[] = [popup];
