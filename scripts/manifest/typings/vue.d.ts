// Types of the elements in Vue's templates: `import type {} from 'pricebook/vue'`, once.
import type { ElementAttributes, ElementListeners, PricebookTags } from 'pricebook/elements';
import type { HTMLAttributes } from 'vue';

type CamelCase<S extends string> = S extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : S;

/** `@pricebook-load` in a template is the prop `onPricebookLoad`. */
type Listeners = {
  [N in keyof ElementListeners as N extends `on${infer Event}`
    ? `on${Capitalize<CamelCase<Event>>}`
    : never]: ElementListeners[N];
};

type Components = {
  [T in keyof PricebookTags]: new () => PricebookTags[T] & {
    $props: HTMLAttributes & ElementAttributes<PricebookTags[T]> & Listeners;
  };
};

declare module 'vue' {
  interface GlobalComponents extends Components {}
}
