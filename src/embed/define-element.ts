import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { adoptWidgetStyles } from './adopt-styles';
import { attributeName } from './attributes/attributes';
import { commonSettings, createValues, refusedAttributes, refuseToken } from './attributes/widget-values';
import { createMethodQueue } from './methods';
import { tagOf } from './page/load-element';
import { runEarlyCalls } from './page/page';
import { reopenDialogs } from './reopen-dialogs';
import { dialogSlot, lightRootSlot } from './slots';
import { type AnyWidget, type Attributes, anyWidget, type WidgetDefinition, type WidgetProps } from './widget';
import { WidgetRoot, type WidgetRootProps } from './widget-root';

export type { ElementOf, PromisedMethods } from './element-types';

// An area is `src/widgets/<area>/`: `<area>.definition.ts` holds its WidgetDefinition, `index.ts` exports its React
// component (`toReact(definition, Component)`), and `element.ts` calls `defineElement(definition, Component)`.
//
// r2wc only mounts and unmounts React. It gets no props, because it loses properties set before the
// definition, keeps removed values, and reflects properties to attributes. Its state has these symbols as keys.
const connected: unique symbol = Symbol.for('r2wc.connected');
const props: unique symbol = Symbol.for('r2wc.props');

interface R2wcElement extends HTMLElement {
  container: HTMLElement | ShadowRoot;
  [connected]: boolean;
  [props]: object;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** Registers `<pricebook-AREA>`. Does nothing when it is already registered, or without custom elements (on a server). */
export function defineElement<S extends Attributes, L extends Attributes, M extends object>(
  definition: WidgetDefinition<S, L, M>,
  component: ComponentType<WidgetProps<S, L, M>>,
): void {
  if (typeof customElements === 'undefined') return;
  runEarlyCalls();
  const tag = tagOf(definition.area);
  if (!customElements.get(tag)) customElements.define(tag, elementClass(tag, anyWidget(definition, component)));
}

function elementClass(tag: string, widget: AnyWidget): CustomElementConstructor {
  const properties = Object.keys({ ...commonSettings, ...widget.settings, ...widget.live });
  const propertyOf = new Map(properties.map((property) => [attributeName(property), property]));
  const Base: unknown = r2wc<WidgetRootProps>(
    WidgetRoot,
    widget.root === 'shadow' ? { shadow: 'open', props: [] } : { props: [] },
  );

  // SAFETY: r2wc only documents a constructor; these members exist in 2.1.1, and the element tests cover them.
  class WidgetElement extends (Base as new () => R2wcElement) {
    static readonly observedAttributes = [...propertyOf.keys(), ...refusedAttributes];
    readonly #values = createValues(tag, widget.settings, widget.live);
    readonly #methods = createMethodQueue();
    /** The element that last had the focus; moving a node loses it. */
    #focused: HTMLElement | undefined;

    static {
      // A method may have the name of an attribute: reading gives the method, assigning sets the attribute's value.
      for (const name of new Set([...properties, ...widget.methods])) {
        Object.defineProperty(WidgetElement.prototype, name, {
          configurable: true,
          get(this: WidgetElement) {
            return widget.methods.includes(name)
              ? (...args: unknown[]) => this.#methods.call(name, args)
              : this.#values.get(name);
          },
          set(this: WidgetElement, value: unknown) {
            this.#values.set(name, value);
          },
        });
      }
    }

    constructor() {
      super();
      // r2wc's initial state is connected, which would mount a detached element.
      this[connected] = false;
      const root: WidgetRootProps = { widget, target: this, values: this.#values, methods: this.#methods };
      this[props] = root;
      if (widget.root === 'light') this.#renderOnlyLightRoot();
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
      // Styles, dialogs and toasts belong to the script's own document.
      if (this.ownerDocument !== document) {
        super.disconnectedCallback();
        console.error(`<${tag}> cannot work in another document: load the script there.`);
        return;
      }
      this.#applyEarlyProperties();
      if (widget.root === 'light') this.#placeLightRoot();
      adoptWidgetStyles(this.container, widget);
      const isMove = this[connected];
      super.connectedCallback();
      if (isMove) reopenDialogs([this.container, this], this.#focused);
    }

    /** A move is a removal and an insertion in one task, and keeps the widget's state. */
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

    /** Properties set before the upgrade shadow the accessors and would be ignored. */
    #applyEarlyProperties(): void {
      for (const property of properties) {
        if (!Object.hasOwn(this, property)) continue;
        const value: unknown = Reflect.get(this, property);
        Reflect.deleteProperty(this, property);
        Reflect.set(this, property, value);
      }
    }

    /**
     * A separate child, so that a parent framework's re-render does not find changed children. A container that
     * was cloned or serialised has no component, and is removed.
     */
    #placeLightRoot(): void {
      if (this.container === this)
        this.container = Object.assign(document.createElement('div'), { slot: lightRootSlot });
      for (const child of [...this.children]) {
        if (child.slot === lightRootSlot && child !== this.container) child.remove();
      }
      if (this.container.parentNode !== this) this.append(this.container);
    }

    /** The slots show only the mounted container and its dialog, not fallback text or copied containers. */
    #renderOnlyLightRoot(): void {
      const slots = [lightRootSlot, dialogSlot].map((name) => Object.assign(document.createElement('slot'), { name }));
      this.attachShadow({ mode: 'closed' }).append(...slots);
      new MutationObserver(() => {
        if (this[connected]) this.#placeLightRoot();
      }).observe(this, { childList: true });
    }
  }
  return WidgetElement;
}
