import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

// The script with its own React, from the page's own server.
const { configure } = await import(/* @vite-ignore */ `${import.meta.env.BASE_URL}pricebook/pricebook.js`);

configure({ apiBase: new URLSearchParams(location.search).get('api') ?? '/' });
createRoot(document.getElementById('app')).render(
  <StrictMode>
    <pricebook-header />
    <pricebook-prices page-size="10" />
  </StrictMode>,
);
