// The typings for Vue and Svelte, compiled as its neighbours are.
import type {} from 'pricebook/svelte';
import type {} from 'pricebook/vue';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { GlobalComponents } from 'vue';

type InVue = InstanceType<GlobalComponents['pricebook-prices']>['$props'];

export const inVue: InVue = {
  pageSize: 50,
  'price-history': true,
  class: 'wide',
  onPricebookLoad: ({ detail }) => detail.meta.totalItems.toFixed(),
};
// @ts-expect-error a page has 10, 20 or 50 rows
export const wrongInVue: InVue = { pageSize: 30 };

type InSvelte = SvelteHTMLElements['pricebook-prices'];

export const inSvelte: InSvelte = {
  rowActions: [{ key: 'label', label: 'Print label' }],
  class: 'wide',
  'onpricebook-row-action': ({ detail }) => detail.key.trim(),
};
// @ts-expect-error a page has 10, 20 or 50 rows
export const wrongInSvelte: InSvelte = { 'page-size': 30 };
