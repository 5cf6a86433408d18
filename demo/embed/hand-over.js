// A page that signs its visitors in itself: Pricebook gets the session, and never asks for a password.
import { clearSession, setSession } from '/embed/pricebook.js';

const apiBase = '/';

document.querySelector('#enter').addEventListener('click', async ({ currentTarget }) => {
  const { email = 'customer@pricebook.test' } = currentTarget.dataset;
  const answer = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ EMAIL: email, PASSWORD: 'Pricebook-demo-1', MFA_FLAG: true }),
  });
  const { data, message } = await answer.json();
  if (answer.ok) setSession(data, { apiBase });
  else alert(message);
});

document.querySelector('#leave').addEventListener('click', () => clearSession({ apiBase }));
