import r2wc from '@r2wc/react-to-web-component';
import { WidgetRoot } from './widget-root';
import type { WidgetRootProps } from './widget-scope';

// @r2wc only mounts and unmounts React here. It gets no props, because it loses properties set before the definition, keeps
// removed values, and reflects properties to attributes. Its state has these symbols as keys, which are not documented.
const connected: unique symbol = Symbol.for('r2wc.connected');
const props: unique symbol = Symbol.for('r2wc.props');

interface R2wcElement extends HTMLElement {
  container: HTMLElement | ShadowRoot;
  [connected]: boolean;
  [props]: object;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

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

    get isMounted(): boolean {
      return this[connected];
    }

    /** To be called before the element is connected. */
    setRootProps(root: WidgetRootProps): void {
      this[props] = root;
    }
  };
}
