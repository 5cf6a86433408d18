import type { Mail } from '../mail';
import { writeLetter } from './letter';

/** Who has registered, as they wrote it. */
export interface Applicant {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly company: string;
}

/** Asks an administrator to approve somebody; `token` is the link's, `publicUrl` where the host page is. */
export function approvalRequestLetter(
  to: string,
  applicant: Applicant,
  { publicUrl, token }: { readonly publicUrl: string; readonly token: string },
): Mail {
  const { email, name, phone, company } = applicant;
  const query = new URLSearchParams({ email, name, company, token });
  return writeLetter({
    to,
    subject: `${name} applies for an account`,
    paragraphs: [
      `${name} of “${company}” has registered and waits for approval.`,
      `Email: ${email}`,
      `Phone number: ${phone}`,
      'Please choose the company and the role that this person is to have. If you do not know them, do nothing: without approval nobody can sign in.',
    ],
    action: { label: 'Review and approve', href: `${publicUrl}/admin-approval?${query}` },
    after: ['The link works once, for 7 days.'],
    reason: 'You get this mail because you are an administrator of Pricebook.',
  });
}
