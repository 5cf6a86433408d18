'use client';
import { setSession } from 'pricebook';

function trySession(): string {
  try {
    setSession({ accessToken: 'token' });
    return 'A session was set.';
  } catch (error) {
    return String(error);
  }
}

// Rendered on the server, where a session would be every visitor's.
const text = typeof document === 'undefined' ? trySession() : '';

export default function Page() {
  return <p suppressHydrationWarning={true}>{text}</p>;
}
