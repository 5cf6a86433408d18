import r2wc from '@r2wc/react-to-web-component';
import { attributeName } from './attributes';
import { tagOf } from './load-element';
import { createMethodGate } from './methods';
import { runEarlyCalls } from './page';
import { reopenDialogs } from './reopen-dialogs';
import { adoptWidgetStyles } from './sheets';
import { type AnyWidget, type Attributes, anyWidget, type WidgetDefinition } from './widget';
import { WidgetRoot, type WidgetRootProps } from './widget-root';
import { commonSettings, createValues, refusedAttributes, refuseToken } from './widget-values';

export type { ElementOf, PromisedMethods } from './element-types';

// An area is `src/widgets/<area>/`: `<area>.definition.ts` holds its WidgetDefinition, `index.ts` exports its React
// component (`toReact(definition)`), and `element.ts` calls `defineElement(definition)`.
//
// r2wc mounts and unmounts React, and nothing else: it is told of no props, because it loses properties set before the
// definition, keeps values that were removed, and reflects. Its own state lies under these symbols.
const connected: unique symbol = Symbol.for('r2wc.connected');
const props: unique symbol = Symbol.for('r2wc.props');

interface R2wcElement extends HTMLElement {
  container: HTMLElement | ShadowRoot;
  [connected]: boolean;
  [props]: object;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** Registers `<pricebook-AREA>`. Does nothing where a script has registered it before, or where there are no elements. */
export function defineElement<S extends Attributes, L extends Attributes, M extends object>(
  definition: WidgetDefinition<S, L, M>,
): void {
  if (typeof customElements === 'undefined') return;
  runEarlyCalls();
  const tag = tagOf(definition.area);
  if (!customElements.get(tag)) customElements.define(tag, elementClass(tag, anyWidget(definition)));
}

function elementClass(tag: string, widget: AnyWidget): CustomElementConstructor {
  const properties = Object.keys({ ...commonSettings, ...widget.settings, ...widget.live });
  const propertyOf = new Map(properties.map((property) => [attributeName(property), property]));
  const Base: unknown = r2wc<WidgetRootProps>(
    WidgetRoot,
    widget.root === 'shadow' ? { shadow: 'open', props: [] } : { props: [] },
  );

  // SAFETY: r2wc documents no more than a constructor; these members are what its 2.1.1 has, and the element tests run over them.
  class WidgetElement extends (Base as new () => R2wcElement) {
    static readonly observedAttributes = [...propertyOf.keys(), ...refusedAttributes];
    readonly #values = createValues(tag, widget.settings, widget.live);
    readonly #methods = createMethodGate();
    /** What last had the focus within: a move takes it away. */
    #focused: HTMLElement | undefined;

    static {
      for (const property of properties) {
        Object.defineProperty(WidgetElement.prototype, property, {
          configurable: true,
          enumerable: true,
          get(this: WidgetElement) {
            return this.#values.get(property);
          },
          set(this: WidgetElement, value: unknown) {
            this.#values.set(property, value);
          },
        });
      }
      for (const name of widget.methods) {
        Object.defineProperty(WidgetElement.prototype, name, {
          configurable: true,
          writable: true,
          value(this: WidgetElement, ...args: unknown[]) {
            return this.#methods.call(name, args);
          },
        });
      }
    }

    constructor() {
      super();
      // r2wc starts as if connected, and would then mount a detached element.
      this[connected] = false;
      const root: WidgetRootProps = { widget, target: this, values: this.#values, methods: this.#methods };
      this[props] = root;
      for (const within of [this, this.shadowRoot]) {
        within?.addEventListener('focusin', ({ target }) => {
          if (target instanceof HTMLElement && target !== this) this.#focused = target;
        });
      }
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
      const property = propertyOf.get(name);
      if (property) this.#values.set(property, text);
      else if (text !== null) refuseToken(tag, name);
    }

    override connectedCallback(): void {
      this.#takeEarlyProperties();
      if (widget.root === 'light') this.#placeLightRoot();
      adoptWidgetStyles(this.container, widget);
      const isMove = this[connected];
      super.connectedCallback();
      if (isMove) reopenDialogs([this.container, this], this.#focused);
    }

    /** A move is a removal and an insertion at once, and keeps the widget's state. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    /** `moveBefore()` calls this in place of the two above. */
    connectedMoveCallback(): void {
      adoptWidgetStyles(this.container, widget);
    }

    /** Focuses the first control. Not by `delegatesFocus`, with which a click on an empty area moves the focus. */
    override focus(options?: FocusOptions): void {
      const controls = 'input, select, textarea, button, a[href], [tabindex]:not([tabindex="-1"])';
      this.container.querySelector<HTMLElement>(controls)?.focus(options);
    }

    /** Properties set before the script had loaded hide the accessors, and would be ignored for good. */
    #takeEarlyProperties(): void {
      for (const property of properties) {
        if (!Object.hasOwn(this, property)) continue;
        const value: unknown = Reflect.get(this, property);
        Reflect.deleteProperty(this, property);
        Reflect.set(this, property, value);
      }
    }

    /** A child of its own, so that a parent's framework that renders again does not find its node's children changed. */
    #placeLightRoot(): void {
      if (this.container === this) this.container = document.createElement('div');
      if (this.container.parentNode !== this) this.append(this.container);
    }
  }
  return WidgetElement;
}
