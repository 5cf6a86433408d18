/** Signs in to a back end with an account of the demo; returns the argument for `setSession`. */
export async function signIn(apiBase, email) {
  const answer = await fetch(new URL('/api/auth/login', new URL(apiBase, document.baseURI)), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'ngrok-skip-browser-warning': 'true' },
    body: JSON.stringify({ EMAIL: email, PASSWORD: 'Pricebook-demo-1', MFA_FLAG: true }),
  });
  const { data, message } = await answer.json();
  if (!answer.ok) throw new Error(message);
  return data;
}

/** Each `<button data-enter="EMAIL">` within `root` sets a session, and each `data-leave` clears it. */
export function connectButtons(root, { setSession, clearSession }, apiBase) {
  const said = root.querySelector('[data-said]') ?? document.createElement('output');
  for (const button of root.querySelectorAll('[data-enter]')) {
    button.addEventListener('click', async () => {
      try {
        setSession(await signIn(apiBase(), button.dataset.enter), { apiBase: apiBase() });
        said.textContent = '';
      } catch (error) {
        said.textContent = `Not entered: ${error.message}`;
      }
    });
  }
  for (const button of root.querySelectorAll('[data-leave]'))
    button.addEventListener('click', () => clearSession({ apiBase: apiBase() }));
}
