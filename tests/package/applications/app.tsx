import { type Configuration, configure, Header, Prices } from 'pricebook';
import { createRoot } from 'react-dom/client';

/** Shows the price list with a header. The back end's address is in the page's query. */
export function start(options: Configuration = {}): void {
  const apiBase = new URLSearchParams(location.search).get('api') ?? '';
  configure({ ...options, apiBase });
  createRoot(document.body).render(
    <>
      <Header />
      <Prices />
    </>,
  );
}
