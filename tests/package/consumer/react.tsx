// A consumer of the React components, compiled as its neighbour is.
import { configure, Login, Prices, setSession, type WidgetEvents } from 'pricebook';
import { type ComponentProps, type ComponentRef, useRef } from 'react';

configure({ apiBase: 'https://api.example.com', routes: { login: '/sign-in' }, storage: 'memory' });
setSession({ accessToken: 'token' }, { apiBase: 'https://api.example.com' });
// @ts-expect-error there is no such option
configure({ apiKey: 'secret' });

const keep = (detail: WidgetEvents['pricebook-save']) => detail.record;

/** The price list, or the login before it. */
export function App({ isSignedIn, onSignedIn }: { readonly isSignedIn: boolean; readonly onSignedIn: () => void }) {
  const list = useRef<ComponentRef<typeof Prices>>(null);
  if (!isSignedIn) return <Login onSignin={onSignedIn} />;
  return (
    <>
      <button type="button" onClick={() => list.current?.upload()}>
        Upload
      </button>
      <Prices ref={list} pageSize={50} readonly onSave={keep} onBeforeDelete={() => false} />
      <Prices
        id="prices"
        title="Prices"
        lang="en"
        dir="ltr"
        hidden={false}
        role="region"
        data-testid="prices"
        aria-label="Prices"
      >
        <button slot="toolbar" type="button">
          Print
        </button>
      </Prices>
      {/* @ts-expect-error only chosen attributes are passed on */}
      <Prices tabIndex={0} />
      {/* @ts-expect-error a page has 10, 20 or 50 rows */}
      <Prices pageSize={30} />
    </>
  );
}

/** Props can be named, for a wrapper. */
export type PricesProps = ComponentProps<typeof Prices>;
