import avatar from '../controls/avatar.css?inline';
import dialog from './dialog.css?inline';
import menu from './menu.css?inline';

/** The stylesheets of dialogs and menus, separate so that the login does not load them; adopted after `uiStyles`. */
export const uiOverlayStyles: readonly string[] = [menu, dialog, avatar];
