import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { commonSettings } from './attributes/widget-values';
import type { WidgetEvents } from './events';
import type { Attributes, ValueOf, WidgetDefinition } from './widget';

type PropertyValues<K extends Attributes> = { -readonly [P in keyof K]: ValueOf<K[P]> | undefined };
type Promised<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;

/** The methods of a widget as the page calls them: each returns a promise, and can be called before the widget is mounted. */
export type PromisedMethods<M> = { readonly [N in keyof M]: Promised<M[N]> };

/** The element of a definition, for `HTMLElementTagNameMap`. */
export type ElementOf<D> =
  D extends WidgetDefinition<infer S, infer L, infer M>
    ? HTMLElement & PropertyValues<typeof commonSettings & S & L> & PromisedMethods<M>
    : never;

type Kebab<S extends string> = S extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${Kebab<Tail>}`
  : '';

/** The attribute value for a property of type `T`; lists and objects are text. */
type AttributeText<T> = T extends boolean
  ? boolean | '' | 'true' | 'false'
  : T extends number
    ? T | `${T}`
    : T extends string
      ? T
      : string;

/** An element's properties, without HTML's and its methods. */
type OwnProperties<E> = {
  [P in Exclude<keyof E & string, keyof HTMLElement> as E[P] extends (...args: never[]) => unknown
    ? never
    : P]: NonNullable<E[P]>;
};

/** camelCase sets the property, which requires a registered element; kebab-case also works before that and on a server. */
type Values<O> = { [P in keyof O]?: O[P] | AttributeText<O[P]> | undefined } & {
  [P in keyof O & string as Kebab<P> extends P ? never : Kebab<P>]?: AttributeText<O[P]> | undefined;
};

export type ElementListeners = {
  [T in keyof WidgetEvents as `on${T}`]?: ((event: CustomEvent<WidgetEvents[T]>) => void) | undefined;
};

/** Attributes and properties of an element's own, for the typings of other frameworks. */
export type ElementAttributes<E extends HTMLElement> = Values<OwnProperties<E>>;

/** Props of `<pricebook-…>` in JSX of React 19: attributes, properties, and `onpricebook-save` for the event of that name. */
export type ElementProps<E extends HTMLElement> = DetailedHTMLProps<HTMLAttributes<E>, E> &
  ElementAttributes<E> &
  ElementListeners;

/** Every registered element of Pricebook, by its tag. */
export type PricebookTags = {
  [T in keyof HTMLElementTagNameMap as T extends `pricebook-${string}` ? T : never]: HTMLElementTagNameMap[T];
};

export type JsxElements = {
  [T in keyof PricebookTags]: PricebookTags[T] extends HTMLElement ? ElementProps<PricebookTags[T]> : never;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JsxElements {}
  }
}
