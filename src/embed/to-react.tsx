import {
  type AriaAttributes,
  Children,
  type ComponentType,
  type HTMLAttributes,
  isValidElement,
  type ReactNode,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useKeptEffect } from '../ui/use-kept-effect';
import { adoptWidgetStyles } from './adopt-styles';
import { attributeName } from './attributes/attributes';
import type { listSettings } from './attributes/list-attributes';
import { commonSettings, createValues, refusedAttributes, refuseToken } from './attributes/widget-values';
import { dialogSlot, placeLoadingSlot } from './element-root';
import type { PromisedMethods } from './element-types';
import type { WidgetEvents } from './events';
import { createMethodQueue } from './methods';
import { tagOf } from './tag';
import { type Attributes, untypedWidget, type ValueOf, type WidgetDefinition, type WidgetProps } from './widget';
import { WidgetRoot } from './widget-root';

type Pascal<N extends string> = N extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Pascal<Tail>}`
  : Capitalize<N>;

/** `onLoad`, `onBeforeSave`, …: called with the event's detail, and the event. `false` from `onBefore…` calls its `preventDefault()`. */
export type WidgetCallbacks = {
  readonly [E in keyof WidgetEvents as E extends `pricebook-${infer N}` ? `on${Pascal<N>}` : never]?: (
    detail: WidgetEvents[E],
    event: CustomEvent<WidgetEvents[E]>,
  ) => unknown;
};

type Optional<K extends Attributes> = { readonly [P in keyof K]?: ValueOf<K[P]> | undefined };

/** Props of a widget's React component: its attributes in camelCase, its events as callbacks, `ref` for its methods. */
export type ComponentProps<S extends Attributes, L extends Attributes, M extends object> = Optional<
  typeof commonSettings & S & L
> &
  WidgetCallbacks & {
    readonly ref?: Ref<PromisedMethods<M>>;
  } & HostAttributes &
  (S extends typeof listSettings
    ? {
        /** Elements for the slots: `<button slot="toolbar">`. */
        readonly children?: ReactNode;
      }
    : unknown);

type HostAttribute = 'id' | 'className' | 'style' | 'title' | 'lang' | 'dir' | 'hidden' | 'role' | 'slot';

/** Attributes that the host element gets as they are. */
interface HostAttributes extends AriaAttributes, Pick<HTMLAttributes<HTMLElement>, HostAttribute> {
  readonly [data: `data-${string}`]: string | number | boolean | undefined;
}

const hostAttribute = /^(data-|aria-|(id|className|style|title|lang|dir|hidden|role|slot)$)/;

interface Place {
  readonly target: HTMLElement;
  readonly container: HTMLElement | ShadowRoot;
}

/** Returns the React component of a widget. It renders its own shadow host, so that it looks like the element. */
export function toReact<S extends Attributes, L extends Attributes, M extends object>(
  definition: WidgetDefinition<S, L, M>,
  component: ComponentType<WidgetProps<S, L, M>>,
): (props: ComponentProps<S, L, M>) => ReactNode {
  const widget = untypedWidget(definition, component);
  const name = tagOf(widget.area);
  const properties = Object.keys({ ...commonSettings, ...widget.settings, ...widget.state, ...widget.renamed });

  function Widget(given: ComponentProps<S, L, M>): ReactNode {
    const { ref } = given;
    const props: Readonly<Record<string, unknown>> = given;
    // SAFETY: `ComponentProps` types `children` as ReactNode for lists; other widgets have none.
    const children = Children.toArray(props.children as ReactNode);
    const passed = Object.fromEntries(Object.entries(props).filter(([prop]) => hostAttribute.test(prop)));
    const [place, setPlace] = useState<Place>();
    const [methods] = useState(createMethodQueue);
    const [values] = useState(() => {
      const made = createValues(name, widget.settings, widget.state, widget.renamed);
      for (const property of properties) made.set(property, props[property]);
      return made;
    });
    const latestProps = useRef(props);
    const callbacks = Object.keys(props).filter(isCallback).join();

    useLayoutEffect(() => {
      const previous = latestProps.current;
      latestProps.current = props;
      for (const property of properties) {
        if (!isSame(previous[property], props[property])) values.set(property, props[property]);
      }
    });
    // Also while React hides the widget: a save may end meanwhile.
    useKeptEffect(
      () => (place && callbacks ? forwardEvents(place.target, callbacks.split(','), latestProps) : undefined),
      [place, callbacks],
    );
    useLayoutEffect(() => {
      for (const attribute of refusedAttributes) {
        const found = Object.keys(latestProps.current).find(
          (prop) => prop.toLowerCase() === attribute.replace('-', ''),
        );
        if (found) refuseToken(name, found);
      }
    }, []);
    useImperativeHandle(ref, () => {
      const calls = widget.methods.map((method) => [method, (...args: unknown[]) => methods.call(method, args)]);
      // SAFETY: the definition names each of its methods.
      return Object.fromEntries(calls) as PromisedMethods<M>;
    }, [methods]);

    const attachHost = useCallback((target: HTMLDivElement | null) => {
      if (!target) return;
      const container = widget.root === 'light' ? target : (target.shadowRoot ?? target.attachShadow({ mode: 'open' }));
      adoptWidgetStyles(container, widget);
      if (container !== target) placeLoadingSlot(container);
      setPlace({ target, container });
      return container.isConnected ? undefined : whenShown(target, () => adoptWidgetStyles(container, widget));
    }, []);

    const root = place && <WidgetRoot widget={widget} target={place.target} values={values} methods={methods} />;
    return (
      <div {...passed} ref={attachHost}>
        {widget.root === 'shadow' && (place ? children : children.filter(isForLoading))}
        {place && widget.root === 'shadow' ? createPortal(root, place.container) : root}
      </div>
    );
  }
  Widget.displayName = widget.area.charAt(0).toUpperCase() + widget.area.slice(1);
  return Widget;
}

/** Before the slots exist, as on a server, all children would be shown: also those for an empty list. */
const isForLoading = (child: ReactNode) =>
  isValidElement<{ readonly slot?: string }>(child) && child.props.slot === 'loading';

/** An equal value with a new identity, such as `columns={['SKU']}`, does not count as a change. */
const isSame = (a: unknown, b: unknown) => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);

const isCallback = (prop: string) => /^on[A-Z]/.test(prop);

/** Calls back when the element, of a container that is not in the page yet, gets a size there. Returns a function that cancels. */
function whenShown(element: Element, callback: () => void): (() => void) | undefined {
  // Not in jsdom.
  if (typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(() => {
    if (!element.isConnected) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Passes each event of this widget, and of a sign-in or profile that it has opened in place, to the callback in the current props; not of
 * the page's own widgets inside it.
 */
function forwardEvents(
  target: HTMLElement,
  callbacks: readonly string[],
  props: { readonly current: Readonly<Record<string, unknown>> },
): () => void {
  const unsubscribe = new AbortController();
  for (const name of callbacks) {
    const forward = (event: Event) => {
      if (!(event instanceof CustomEvent) || !isEventOf(target, event)) return;
      const callback = props.current[name];
      if (typeof callback !== 'function') return;
      const answer: unknown = callback(event.detail, event);
      // Elsewhere an expression may be false by chance: `({ to }) => to === 'login' && signIn()`.
      if (answer === false && name.startsWith('onBefore')) event.preventDefault();
    };
    // `pricebook-before-save` for `onBeforeSave`.
    target.addEventListener(attributeName(name).replace('on', 'pricebook'), forward, unsubscribe);
  }
  return () => unsubscribe.abort();
}

function isEventOf(target: HTMLElement, { type, target: source }: Event): boolean {
  if (source === target) return true;
  // The widget itself is ready once.
  if (!(source instanceof Element) || type === 'pricebook-ready') return false;
  return source.closest(`[slot=${dialogSlot}]`)?.parentElement === target;
}
