import type { ReadonlySignal, Signal } from '@preact/signals-react';
import type { ComponentType, Ref } from 'react';
import type { Client } from '../api/client-types';
import type { Session } from '../api/session';
import type { Area } from '../areas';
import type { AttributeKind } from './attributes';
import type { Destination, WidgetEvents } from './events';
import type { ToastMessage } from './toast';

/** Attributes by property name (camelCase); the attribute is the same in kebab-case. */
export type Attributes = Readonly<Record<string, AttributeKind<unknown>>>;

/** What a kind of attribute reads. */
export type ValueOf<K> = K extends AttributeKind<infer T> ? T : never;

/** What a widget asks of the page that it stands on. */
export interface WidgetHost {
  /** The door to the back end of this widget's `api-base`; its reads are aborted when the widget is removed. */
  readonly client: Client;
  /** The session of that back end, shared by all widgets and tabs; `undefined` when signed out. */
  readonly session: ReadonlySignal<Session | undefined>;
  /** Dispatches a bubbling, composed event. Answers `false` when a listener called `preventDefault()`. */
  emit<E extends keyof WidgetEvents>(type: E, detail: WidgetEvents[E]): boolean;
  /** Shows a message in the page's one toaster, unless the page takes `pricebook-toast`. */
  toast(message: ToastMessage): void;
  /** Asks the page to go somewhere, by `pricebook-navigate`, configured routes or a dialog in place. */
  navigate(to: Destination, params?: Readonly<Record<string, string>>): void;
  /** Says that the first paint has settled: `pricebook-ready`, once. */
  settled(state: WidgetEvents['pricebook-ready']['state']): void;
}

/** What a widget's component is given, whether it was made by a tag or by JSX. */
export interface WidgetProps<S extends Attributes, L extends Attributes, M extends object> {
  /** Values only the page sets; `undefined` where nothing was said. */
  readonly settings: { readonly [K in keyof S]: ValueOf<S[K]> | undefined };
  /** Values that the person changes too; `undefined` means the default. The property reads and sets the same signal. */
  readonly live: { readonly [K in keyof L]: Signal<ValueOf<L[K]> | undefined> };
  readonly host: WidgetHost;
  /** Filled by `useImperativeHandle`: the methods of the element. */
  readonly methods: Ref<M>;
}

/** Everything that doors, typings and documentation need to know of one area. */
export interface WidgetDefinition<S extends Attributes, L extends Attributes, M extends object> {
  readonly area: Area;
  /** Credential forms stand in light DOM, so that password managers find them. */
  readonly root: 'shadow' | 'light';
  readonly component: ComponentType<WidgetProps<S, L, M>>;
  readonly settings: S;
  readonly live: L;
  readonly methods: readonly (keyof M & string)[];
  /** Stylesheet texts, in order; made into shared constructable sheets. */
  readonly styles: readonly string[];
}

/** A widget's props where its own types no longer matter. */
export interface AnyWidgetProps {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly live: Readonly<Record<string, Signal<unknown>>>;
  readonly host: WidgetHost;
  readonly methods: Ref<object>;
}

/** A definition as the doors handle it: values go through by name. */
export interface AnyWidget {
  readonly area: Area;
  readonly root: 'shadow' | 'light';
  readonly component: ComponentType<AnyWidgetProps>;
  readonly settings: Attributes;
  readonly live: Attributes;
  readonly methods: readonly string[];
  readonly styles: readonly string[];
}

/** Forgets the types of one area. */
export function anyWidget<S extends Attributes, L extends Attributes, M extends object>(
  definition: WidgetDefinition<S, L, M>,
): AnyWidget {
  // SAFETY: the doors read every value through the definition's own attribute kinds, which give the types named there.
  return definition as unknown as AnyWidget;
}
