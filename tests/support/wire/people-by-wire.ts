import type { App } from '../app/app';
import { demoPassword } from '../pages/login.page';
import { type Applicant, newApplicant } from '../pages/people.page';
import { linkIn, type Mail, mailTo } from './outbox';

/** A person who has registered, and the approval link that was mailed to the administrator. */
export interface Registered {
  readonly applicant: Applicant;
  readonly link: string;
}

/** Registers a person and confirms the address by calls of the API. `at` is the origin of the page. */
export async function registerByWire(app: App, at = app.url, password?: string): Promise<Registered> {
  const applicant = { ...newApplicant(), ...(password !== undefined && { password }) };
  await app.call('POST', 'auth/register', undefined, {
    NAME: applicant.name,
    EMAIL: applicant.email,
    PHONE_NUMBER: applicant.phone,
    INPUT_COMPANY_NAME: applicant.company,
    PASSWORD: applicant.password,
  });
  await confirmByWire(app, applicant);
  return { applicant, link: await approvalLink(app, applicant, at) };
}

/** Confirms the address of a registered person by a call of the API, and sets the password. */
export async function confirmByWire(app: App, { email, password }: Applicant): Promise<void> {
  const body = new FormData();
  const link = linkIn(await mailTo(app, email, /Welcome/), app.url);
  body.set('TOKEN', new URL(link).searchParams.get('token') ?? '');
  body.set('NEW_PASSWORD', password);
  const { ok, status } = await fetch(`${app.url}/confirm-email`, { method: 'POST', body });
  if (!ok) throw new Error(`The address ${email} was not confirmed: ${status}`);
}

/** The newest approval link for a registered person, from the administrator's mails. */
export async function approvalLink(app: App, { email }: Applicant, at = app.url): Promise<string> {
  const isTheirs = ({ text }: Mail) => text.includes(email);
  return linkIn(await mailTo(app, 'admin@pricebook.test', /applies for an account/, isTheirs), at);
}

/** Approves a person by a call of the API with the token of the link. */
export async function approveByWire(app: App, { applicant, link }: Registered): Promise<void> {
  const token = new URL(link).searchParams.get('token') ?? '';
  const [company] = await app.call<readonly { readonly ID: number }[]>('GET', 'company/getCompanyList', token);
  await app.call('POST', 'users/singlePageApproval', undefined, {
    EMAIL: applicant.email,
    NAME: applicant.name,
    INPUT_COMPANY: applicant.company,
    TOKEN: token,
    COMPANY_ID: company?.ID,
    ROLE: 'Customer',
  });
}

/** A person who has registered, was approved and can sign in with the password of the demo's users. */
export async function newCustomer(app: App, at = app.url): Promise<Applicant> {
  const registered = await registerByWire(app, at, demoPassword);
  await approveByWire(app, registered);
  return registered.applicant;
}
