// The second back end of the demo, on another port. The user can change its address.
const key = 'demo.second-back-end';
const form = document.querySelector('#back-end');
const { address } = form.elements;

address.value =
  sessionStorage.getItem(key) ?? `${location.protocol}//${location.hostname}:${Number(location.port) + 1}`;
document.querySelector('#command').textContent =
  `PORT=${new URL(address.value).port} DATA_DIR=./.data-second CORS_ORIGINS=${location.origin} npm start`;

/** Calls `use` with the address, now and after each change. */
export function withSecondBackEnd(use) {
  use(address.value);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sessionStorage.setItem(key, address.value);
    use(address.value);
  });
}
