// A page with its own user interface: it sets attributes and calls methods, and gets results from events and promises.
import { clearSession, setSession } from '/embed/pricebook.js';

const find = (id) => document.getElementById(id);
const list = document.querySelector('pricebook-prices');
const showNews = (text) => {
  find('news').textContent = text;
};

function show(isSignedIn) {
  find('sign-in').hidden = isSignedIn;
  find('room').hidden = !isSignedIn;
  // Without a session the element would show its own sign-in panel.
  list.hidden = !isSignedIn;
}

// --- signing in with the page's own form ----------------------------------------------------------------------------

find('sign-in').addEventListener('submit', async (event) => {
  event.preventDefault();
  const { email, password } = event.target.elements;
  const answer = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'ngrok-skip-browser-warning': 'true' },
    body: JSON.stringify({ EMAIL: email.value, PASSWORD: password.value, MFA_FLAG: true }),
  });
  const { data, message } = await answer.json();
  if (answer.status !== 200) return showNews(message);
  password.value = '';
  showNews('');
  setSession(data);
});
find('leave').addEventListener('click', () => clearSession());
document.addEventListener('pricebook-signout', ({ detail }) => {
  show(false);
  if (detail.reason === 'unauthorized') showNews('Your session has ended. Please enter again.');
});
// Prevents the element's own login, because this page has its own form.
document.addEventListener('pricebook-navigate', (event) => event.preventDefault());

// --- reading: attributes start a request, events return its rows -----------------------------------------------------

let page = 1;
const goToPage = (number) => list.setAttribute('page', String(number));

find('find').addEventListener('submit', (event) => {
  event.preventDefault();
  list.setAttribute('search', event.target.elements.terms.value);
});
find('back').addEventListener('click', () => goToPage(page - 1));
find('on').addEventListener('click', () => goToPage(page + 1));

list.addEventListener('pricebook-load', ({ detail: { items, meta } }) => {
  show(true);
  page = meta.currentPage;
  find('caption').textContent = `Page ${page} of ${meta.totalPages}, ${meta.totalItems} in all`;
  find('back').disabled = page <= 1;
  find('on').disabled = page >= meta.totalPages;
  find('rows').replaceChildren(...items.map(rowOf));
});

function rowOf(record) {
  const row = document.createElement('tr');
  row.insertCell().textContent = record.MAIN_SKU;
  for (const price of [record.SP_AUD_01, record.SP_USD_01]) {
    const cell = row.insertCell();
    cell.className = 'number';
    cell.textContent = price || '–';
  }
  const change = document.createElement('button');
  change.type = 'button';
  change.textContent = 'Change';
  change.setAttribute('aria-label', `Change ${record.MAIN_SKU}`);
  change.addEventListener('click', () => run(() => list.edit(record)));
  row.insertCell().append(change);
  return row;
}

// --- writing: methods open the element's forms, and resolve with their results ---------------------------------------

async function run(method) {
  try {
    if ((await method()) === undefined) showNews('Nothing was changed.');
  } catch (error) {
    showNews(error.message);
  }
}

find('add').addEventListener('click', () => run(() => list.create()));
find('save').addEventListener('click', () => run(() => list.download()));
find('hand-over').addEventListener('submit', (event) => {
  event.preventDefault();
  run(() => list.upload(event.target.elements.file.files[0]));
});

list.addEventListener('pricebook-save', ({ detail }) => showNews(`${detail.record.MAIN_SKU} was saved.`));
list.addEventListener('pricebook-download', ({ detail }) => showNews(`${detail.fileName} was saved.`));
list.addEventListener('pricebook-upload', ({ detail }) => {
  const { fileName, created, changed, unchanged, outcome } = detail;
  showNews(`${fileName} was ${outcome}: ${created} new, ${changed} changed, ${unchanged} as before.`);
});

// The page shows the messages itself.
document.addEventListener('pricebook-toast', (event) => {
  event.preventDefault();
  if (event.detail.type !== 'success') showNews(`${event.detail.title}: ${event.detail.message}`);
});
