// A consumer of the elements, compiled against the sources by `npm run types` and against the package by its test.
import 'pricebook/elements';
import type { ElementProps } from 'pricebook/elements';
import { useRef } from 'react';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const proven = <T extends true>(_claim?: T) => undefined;

// --- elements by their tags: only properties and methods ---------------------------------------------------------

const prices = document.createElement('pricebook-prices');
prices.pageSize = 50;
prices.columns = ['MAIN_SKU'];
prices.theme = 'dark';
// @ts-expect-error a page has 10, 20 or 50 rows
prices.pageSize = 30;
// @ts-expect-error a token is no property
prices.accessToken = 'secret';
// @ts-expect-error the login has no pages
document.createElement('pricebook-login').page = 1;

const saved = prices.create();
proven<Equal<Awaited<typeof saved>, HTMLElementEventMap['pricebook-save']['detail'] | undefined>>();
export const opened = document.querySelector('pricebook-prices')?.upload(new File([], 'prices.csv'));

// --- events, on elements and on the document ---------------------------------------------------------------------

prices.addEventListener('pricebook-save', ({ detail }) => {
  proven<Equal<typeof detail.mode, 'create' | 'edit'>>();
  // @ts-expect-error a save has no file
  return detail.fileName;
});
document.addEventListener('pricebook-toast', ({ detail }) => {
  proven<Equal<typeof detail.type, 'success' | 'warning' | 'error'>>();
});
document.addEventListener('pricebook-upload', ({ detail }) => detail.rows.toFixed());
// @ts-expect-error the document ends a session, no element does
prices.addEventListener('pricebook-signout', ({ detail }) => detail);

// --- JSX ---------------------------------------------------------------------------------------------------------

/** The price list and the login as tags in JSX. */
export function Page() {
  const list = useRef<HTMLElementTagNameMap['pricebook-prices']>(null);
  return (
    <main className="page">
      <pricebook-prices
        ref={list}
        id="prices"
        className="wide"
        api-base="https://api.example.com"
        page-size={50}
        columns="MAIN_SKU,UNIT"
        filters={{ GROUP_NAME: ['Court lines'] }}
        readonly
        selectable="false"
        onpricebook-load={({ detail }) => detail.meta.totalItems.toFixed()}
      />
      <pricebook-prices pageSize={10} columns={['UNIT']} filters='{"UNIT":["m"]}' />
      <pricebook-login email="a@example.com" onpricebook-signin={({ detail }) => detail.userInfo} />
      {/* @ts-expect-error a page has 10, 20 or 50 rows */}
      <pricebook-prices page-size={30} />
      {/* @ts-expect-error the attribute is called page-size */}
      <pricebook-prices page_size={10} />
      {/* @ts-expect-error an object is no attribute's text, and api-base no property */}
      <pricebook-prices api-base={new URL('https://api.example.com')} />
      {/* @ts-expect-error there is no such element */}
      <pricebook-discounts />
      <button type="button" onClick={() => list.current?.refresh()}>
        Refresh
      </button>
    </main>
  );
}

/** Props can be named, for a wrapper. */
export type PriceTagProps = ElementProps<HTMLElementTagNameMap['pricebook-prices']>;
