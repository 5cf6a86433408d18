import r2wc from '@r2wc/react-to-web-component';
import { createRoot, type Root } from 'react-dom/client';
import { WidgetRoot } from './widget-root';
import type { WidgetRootProps } from './widget-scope';

// @r2wc only mounts and unmounts React here. It gets no props, because it loses properties set before the definition, keeps
// removed values, and reflects properties to attributes. Its state has these symbols as keys, which are not documented.
const connected: unique symbol = Symbol.for('r2wc.connected');
const props: unique symbol = Symbol.for('r2wc.props');
const context: unique symbol = Symbol.for('r2wc.context');

interface R2wcElement extends HTMLElement {
  container: HTMLElement | ShadowRoot;
  [connected]: boolean;
  [props]: object;
  [context]: { readonly root: Root; readonly ReactComponent: typeof WidgetRoot } | undefined;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** Of this copy of React: each counts its IDs from 0, so that those in light DOM would be the page's own. */
const identifierPrefix = `${Math.random()}`;

/** Returns the class of an element that renders a widget while it is connected, in its shadow root or in itself. */
export function reactElementClass(isLight: boolean) {
  const Base: unknown = r2wc<WidgetRootProps>(WidgetRoot, { props: [], ...(!isLight && { shadow: 'open' }) });

  // SAFETY: @r2wc only documents a constructor; a test finds these members in the installed version.
  return class ReactElement extends (Base as new () => R2wcElement) {
    constructor() {
      super();
      // The initial state is connected, which would mount a detached element.
      this[connected] = false;
    }

    override connectedCallback(): void {
      // @r2wc would create the root without options, and renders into one that is there.
      this[context] ??= { ReactComponent: WidgetRoot, root: createRoot(this.container, { identifierPrefix }) };
      super.connectedCallback();
    }

    get isMounted(): boolean {
      return this[connected];
    }

    /** To be called before the element is connected. */
    setRootProps(root: WidgetRootProps): void {
      this[props] = root;
    }
  };
}
