import { configure, Header, Prices } from 'pricebook';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const home = document.getElementById('app');
if (home === null) throw new Error('index.html has no #app.');

configure({ apiBase: new URLSearchParams(location.search).get('api') ?? '/' });
createRoot(home).render(
  <StrictMode>
    <Header />
    <Prices pageSize={10} />
  </StrictMode>,
);
