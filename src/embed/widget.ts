import type { ReadonlySignal, Signal } from '@preact/signals-react';
import type { ComponentType, Ref } from 'react';
import type { Session } from '../api/session/session';
import type { Client, ClientOptions } from '../api/transport/client.types';
import type { Area } from '../areas';
import type { AttributeType } from './attributes/attributes';
import type { Destination, WidgetEvents } from './events';
import type { ToastMessage } from './toasts/toast.types';

/** Attributes by property name (camelCase); the attribute is the same in kebab-case. */
export type Attributes = Readonly<Record<string, AttributeType<unknown>>>;

export type ValueOf<K> = K extends AttributeType<infer T> ? T : never;

/** The services that a widget gets from its page. */
export interface WidgetHost {
  /** Client of the back end at this widget's `api-base`; its reads are aborted when the widget is removed. */
  readonly client: Client;
  /** The session of that back end, shared by all widgets and tabs; `undefined` when signed out. */
  readonly session: ReadonlySignal<Session | undefined>;
  /** Dispatches a bubbling, composed event. Returns `false` when a listener called `preventDefault()`. */
  emit<E extends keyof WidgetEvents>(type: E, detail: WidgetEvents[E]): boolean;
  /** Shows a message in the page's one toaster, unless a listener cancels `pricebook-toast`. */
  toast(message: ToastMessage): void;
  /** Each client of the widget calls this: it says that the session has ended, and lets the user sign in over the page. */
  readonly onUnauthorized: NonNullable<ClientOptions['onUnauthorized']>;
  /** Navigates by `pricebook-navigate`, configured routes or a dialog in place. */
  navigate(to: Destination, params?: Readonly<Record<string, string>>): void;
  /** Dispatches `pricebook-ready` once, after the first complete paint. */
  announceReady(state: WidgetEvents['pricebook-ready']['state']): void;
}

export interface WidgetProps<S extends Attributes, L extends Attributes, M extends object> {
  /** Values that only the page sets; `undefined` when unset. */
  readonly settings: { readonly [K in keyof S]: ValueOf<S[K]> | undefined };
  /** Values that the user changes too; `undefined` means the default. The property reads and sets the same signal. */
  readonly state: { readonly [K in keyof L]: Signal<ValueOf<L[K]> | undefined> };
  readonly host: WidgetHost;
  /** Filled by `useImperativeHandle`: the methods of the element. */
  readonly methods: Ref<M>;
}

/** Describes one area for `defineElement`, `toReact`, the typings and the documentation. It does not name the component, whose props derive from it. */
export interface WidgetDefinition<S extends Attributes, L extends Attributes, M extends object> {
  readonly area: Area;
  /** Credential forms render in light DOM, so that password managers find them. */
  readonly root: 'shadow' | 'light';
  readonly settings: S;
  readonly state: L;
  /** Former names of properties, by the former name. They are still read, with a warning on the console. */
  readonly renamed?: Readonly<Record<string, keyof (S & L) & string>>;
  readonly methods: readonly (keyof M & string)[];
  /** Stylesheet texts, in order; adopted as shared constructable stylesheets. */
  readonly styles: readonly string[];
}

/** A definition and its component without the area's own types. */
export interface AnyWidget extends Omit<WidgetDefinition<Attributes, Attributes, object>, 'methods'> {
  readonly methods: readonly string[];
  readonly component: ComponentType<{
    readonly settings: Readonly<Record<string, unknown>>;
    readonly state: Readonly<Record<string, Signal<unknown>>>;
    readonly host: WidgetHost;
    readonly methods: Ref<object>;
  }>;
}

export function untypedWidget<S extends Attributes, L extends Attributes, M extends object>(
  definition: WidgetDefinition<S, L, M>,
  component: ComponentType<WidgetProps<S, L, M>>,
): AnyWidget {
  // SAFETY: values are parsed by the definition's own attribute types, so the component gets the types that these infer.
  return { ...definition, component: component as unknown as AnyWidget['component'] };
}
