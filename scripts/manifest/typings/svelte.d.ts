// Types of the elements in Svelte's components: `import type {} from 'pricebook/svelte'`, once.
import type { ElementAttributes, ElementListeners, PricebookTags } from 'pricebook/elements';
import type { HTMLAttributes } from 'svelte/elements';

type Elements = {
  [T in keyof PricebookTags]: HTMLAttributes<PricebookTags[T]> & ElementAttributes<PricebookTags[T]> & ElementListeners;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
