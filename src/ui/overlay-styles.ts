import avatar from './avatar.css?inline';
import dialog from './dialog.css?inline';
import menu from './menu.css?inline';

/** The stylesheets of dialogs and menus, so that the login does not wait for them; adopted after `uiStyles`. */
export const uiOverlayStyles: readonly string[] = [menu, dialog, avatar];
