/** The page on which a person with a one-time link sets a password. */
export function setPasswordAddress(publicUrl: string, email: string, token: string): string {
  return `${publicUrl}/forgot-password?${new URLSearchParams({ email, token })}`;
}
