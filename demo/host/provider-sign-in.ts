import { type Session, setSession } from 'pricebook';
import { create } from './dom';
import { hostMessages } from './host.messages';
import { apiBase } from './session';

/** Name of the identity provider at which people may sign in, as the page's own server says. */
const providerName = document.querySelector<HTMLMetaElement>('meta[name="pricebook-sign-in"]')?.content ?? '';

const CODE = '#sign-in=';

/** The link to the identity provider's sign-in, to stand below the form; none without a provider. */
export function providerLink(): readonly HTMLElement[] {
  if (providerName === '') return [];
  // It leaves the page: the router does not take it.
  const link = create('a', { href: '/sign-in' }, hostMessages.signInWith(providerName));
  return [create('p', { className: 'page-link provider' }, link)];
}

/**
 * Gets the session for the one-time code with which the server's sign-in leads here; the code is removed from the address first.
 * Returns what to show when there is none.
 */
export async function redeemSignInCode(): Promise<string | undefined> {
  if (!location.hash.startsWith(CODE)) return undefined;
  const code = location.hash.slice(CODE.length);
  history.replaceState(history.state, '', location.pathname + location.search);
  try {
    const response = await fetch('/api/auth/exchangeSignInCode', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ CODE: code }),
    });
    // SAFETY: the envelope of the page's own server.
    const { data, message } = (await response.json()) as { readonly data: Session; readonly message: string };
    if (!response.ok) return message;
    setSession(data, { apiBase });
    return undefined;
  } catch {
    return hostMessages.signInFailed;
  }
}
