/** Every text that the login shows. Those that the specification gives stand here word for word. */
export const loginMessages = {
  heading: 'Sign in',
  email: 'Email',
  password: 'Password',
  submit: 'Login',
  failed: 'Login Failed',
  refusedFallback: 'Invalid credentials',
  kept: 'What you typed is kept: try again.',
  missingEmail: 'Enter your email.',
  missingPassword: 'Enter your password.',
  signedIn: 'You are signed in.',
  signedInAs: (name: string) => `You are signed in as ${name}.`,
} as const;
