import { configure, Header, Prices } from 'pricebook';
import { createRoot } from 'react-dom/client';

configure({
  apiBase: new URLSearchParams(location.search).get('api') ?? '/',
  worker: () => new Worker('/sheet-worker.js', { type: 'module' }),
});
createRoot(document.getElementById('app')).render(
  <>
    <Header />
    <Prices pageSize={10} />
  </>,
);
