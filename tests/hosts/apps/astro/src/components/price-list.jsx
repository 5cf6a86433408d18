import { configure, Prices } from 'pricebook';

// Has no effect where Astro renders the island.
const query = typeof location === 'undefined' ? '' : location.search;
configure({ apiBase: new URLSearchParams(query).get('api') ?? '/' });

export const PriceList = () => <Prices pageSize={10} />;
