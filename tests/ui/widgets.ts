import '../../src/widgets/login/element';
import '../../src/widgets/header/element';
import '../../src/widgets/quotes/element';
import { setSession } from '../../src/api/session/session';
import { toast } from '../../src/embed/toasts/toast';

// The account widgets, and the actions of a page and of other widgets beside them.

declare global {
  interface Window {
    readonly pricebook: { setSession: typeof setSession; toast: typeof toast };
    /** Type and detail of the widgets' events, in order. */
    readonly events: (readonly [string, unknown])[];
  }
}

const events: (readonly [string, unknown])[] = [];
for (const type of ['signin', 'signout', 'navigate', 'error', 'toast', 'ready']) {
  document.addEventListener(`pricebook-${type}`, (event) => {
    if (event instanceof CustomEvent) events.push([type, event.detail]);
    if (type === 'navigate') event.preventDefault();
  });
}
Object.assign(window, { pricebook: { setSession, toast }, events });
