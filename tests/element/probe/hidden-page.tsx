import { Activity, type ReactNode, StrictMode, Suspense, use } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Companies, Header, Login, Prices, Products, Profile, Register, Users } from '../../../src/index';

const container = document.createElement('div');
window.addEventListener('attach-container', () => document.body.append(container));

/** A form in a container that the page attaches later. */
function Detached(): ReactNode {
  return createPortal(<Login />, container);
}

const widgets = {
  prices: <Prices />,
  products: <Products />,
  companies: <Companies />,
  users: <Users />,
  profile: <Profile open />,
  login: <Login />,
  register: <Register />,
  header: <Header />,
  detached: <Detached />,
} as const;

const query = new URLSearchParams(location.search);
const isWidget = (name: string | null): name is keyof typeof widgets => name !== null && name in widgets;
const area = query.get('area');
const never = new Promise<never>(() => undefined);

function Neighbour({ isSuspended }: { readonly isSuspended: boolean }): ReactNode {
  if (isSuspended) use(never);
  return <p>Here</p>;
}

/** An application that hides a widget and shows it again: a neighbour waits for data, or a router keeps the page. */
const application = (state: unknown): ReactNode => (
  <Suspense fallback={<p>Waiting</p>}>
    <Neighbour isSuspended={state === 'suspended'} />
    {state === 'hidden' && <p>Elsewhere</p>}
    <Activity mode={state === 'hidden' ? 'hidden' : 'visible'}>{isWidget(area) && widgets[area]}</Activity>
  </Suspense>
);

const place = document.querySelector('#app');
if (place) {
  const root = createRoot(place);
  const render = (state: unknown) =>
    root.render(query.has('strict') ? <StrictMode>{application(state)}</StrictMode> : application(state));
  // From outside the page: an open dialog makes its buttons inert.
  window.addEventListener('app-state', (event) => event instanceof CustomEvent && render(event.detail));
  render('shown');
}
