import type { ComponentType } from 'react';
import { adoptWidgetStyles } from './adopt-styles';
import { attributeName } from './attributes/attributes';
import { commonSettings, createValues, refusedAttributes, refuseToken } from './attributes/widget-values';
import {
  applyEarlyProperties,
  placeLightRoot,
  placeLoadingSlot,
  reopenDialogs,
  showOnlyLightRoot,
  trackFocus,
} from './element-root';
import { createMethodQueue } from './methods';
import { runEarlyCalls } from './page/page-session';
import { readScriptTag } from './page/script-tag';
import { reactElementClass } from './react-element';
import { tagOf } from './tag';
import { type AnyWidget, type Attributes, untypedWidget, type WidgetDefinition, type WidgetProps } from './widget';

export type { ElementOf, PromisedMethods } from './element-types';

// An area is `src/widgets/<area>/`: `<area>.definition.ts` holds its WidgetDefinition, `index.ts` exports its React
// component (`toReact(definition, Component)`), and `element.ts` calls `defineElement(definition, Component)`.

/** Registers `<pricebook-AREA>`. Does nothing when it is already registered, or without custom elements (on a server). */
export function defineElement<S extends Attributes, L extends Attributes, M extends object>(
  definition: WidgetDefinition<S, L, M>,
  component: ComponentType<WidgetProps<S, L, M>>,
): void {
  if (typeof customElements === 'undefined') return;
  // First: the calls may need its back end.
  readScriptTag(definition.area);
  runEarlyCalls();
  const tag = tagOf(definition.area);
  if (!customElements.get(tag)) customElements.define(tag, elementClass(tag, untypedWidget(definition, component)));
}

function elementClass(tag: string, widget: AnyWidget): CustomElementConstructor {
  const properties = Object.keys({ ...commonSettings, ...widget.settings, ...widget.state, ...widget.renamed });
  const propertyOf = new Map(properties.map((property) => [attributeName(property), property]));
  const isLight = widget.root === 'light';

  class WidgetElement extends reactElementClass(isLight) {
    static readonly observedAttributes = [...propertyOf.keys(), ...refusedAttributes];
    readonly #values = createValues(tag, widget.settings, widget.state, widget.renamed);
    readonly #methods = createMethodQueue();
    readonly #lastFocused = trackFocus(this);

    static {
      // A method may have the former name of an attribute: reading returns the method, assigning sets the attribute's value.
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
      this.setRootProps({ widget, target: this, values: this.#values, methods: this.#methods });
      if (isLight) showOnlyLightRoot(this, () => this.isMounted && placeLightRoot(this));
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
      applyEarlyProperties(this, properties);
      if (isLight) placeLightRoot(this);
      adoptWidgetStyles(this.container, widget);
      const isMove = this.isMounted;
      if (!isLight && !isMove) placeLoadingSlot(this.container);
      super.connectedCallback();
      if (isMove) reopenDialogs([this.container, this], this.#lastFocused());
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
  }
  return WidgetElement;
}
