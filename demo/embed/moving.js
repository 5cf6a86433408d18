import * as pricebook from '/embed/pricebook.js';
import { connectButtons } from './sign-in.js';

connectButtons(document, pricebook, () => '/');

const list = document.querySelector('pricebook-prices');
const places = [...document.querySelectorAll('.place')];

/** Moves the list to the other place, or to the first if it is in none. */
const place = () => (places.find((one) => !one.contains(list)) ?? places[0]).append(list);

document.querySelector('#move').addEventListener('click', place);
document.querySelector('#remove').addEventListener('click', () => list.remove());
document.querySelector('#put-back').addEventListener('click', () => places[0].append(list));

let timer;
document.querySelector('#by-itself').addEventListener('change', ({ target }) => {
  clearInterval(timer);
  if (target.checked) timer = setInterval(place, 2000);
});

// Listens on the element itself, because events of a removed element do not bubble to the page.
for (const type of [
  'pricebook-ready',
  'pricebook-load',
  'pricebook-before-upload',
  'pricebook-upload',
  'pricebook-error',
]) {
  list.addEventListener(type, ({ detail }) => {
    const line = document.createElement('li');
    const { fileName, outcome, state, message } = detail;
    line.textContent = [type, fileName, outcome, state, message].filter(Boolean).join(' · ');
    document.querySelector('#events').append(line);
  });
}
