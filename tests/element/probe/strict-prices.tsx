import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configure, Prices, setSession } from '../../../src/index';

configure({ storage: 'memory' });
setSession({ accessToken: 'theirs' }, { apiBase: '/' });
const place = document.querySelector('#app');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Prices apiBase="/" />
    </StrictMode>,
  );
}
