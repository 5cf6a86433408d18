import { configure, Header, Prices } from 'pricebook';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

configure({ apiBase: new URLSearchParams(location.search).get('api') ?? '/' });
createRoot(document.getElementById('app')).render([
  createElement(Header, { key: 'header' }),
  createElement(Prices, { key: 'prices', pageSize: 10 }),
]);
