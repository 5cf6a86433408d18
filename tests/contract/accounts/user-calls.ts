import type { WireUser } from '../../support/wire/users-by-wire';
import type { ApiResponse, Calls } from '../back-end';
import type { ListPage } from '../companies/company-calls';
import { confirmAddress, lastMailTo, linkIn } from '../mail/mails';
import { base } from '../remote-back-end';

/** The part of a user that tests read. */
export interface User extends WireUser {
  readonly LAST_LOGIN: string | null;
}

/** The password that people choose in these tests. */
export const OWN_PASSWORD = 'my own password 7';

/** A remote back end may still have the records of an earlier run. */
let made = base === undefined ? 0 : Date.now() % 1_000_000_000;

/** Fields of a new user, unique in the run. */
export function someUser(fields: object = {}) {
  made += 1;
  const person = { NAME: `Person ${made}`, EMAIL: `person-${made}@courts.example`, PHONE_NUMBER: '+61 2 5550 0100' };
  return { ...person, ROLE: 'Customer', STATUS: 'Active', COMPANY_ID: 2, ...fields };
}

/** Calls a users route, as the SuperAdmin unless a token is given. */
export async function callUsers<T = User>(
  backEnd: Calls,
  path: string,
  sent: { readonly body?: object; readonly method?: string; readonly token?: string } = {},
): Promise<ApiResponse<T>> {
  return backEnd.call<T>(`users/${path}`, { token: await backEnd.tokenOf('admin'), ...sent });
}

/** Reads a page of the users, as the SuperAdmin. */
export async function listUsers(backEnd: Calls, body: object = {}): Promise<ListPage<User>> {
  const response = await callUsers<ListPage<User>>(backEnd, 'getUsers', { body });
  if (response.status !== 200) throw new Error(`getUsers answered ${response.status}: ${response.body.message}`);
  return response.body.data;
}

/** Creates a user. */
export async function createSomeUser(backEnd: Calls, fields: object = {}): Promise<User> {
  const created = await callUsers(backEnd, 'createUser', { body: someUser(fields) });
  if (created.status !== 201) throw new Error(`createUser answered ${created.status}: ${created.body.message}`);
  return created.body.data;
}

/** The temporary password in the last mail to a user. */
export async function temporaryPasswordOf(backEnd: Calls, email: string): Promise<string> {
  const { text } = await lastMailTo(backEnd, email);
  const [, password] = /^Temporary password: (\S+)$/m.exec(text) ?? [];
  if (password === undefined) throw new Error(`There is no temporary password in: ${text}`);
  return password;
}

/** Creates a user who has set a password, and signs in. */
export async function signedInUser(backEnd: Calls, fields: object = {}): Promise<{ user: User; token: string }> {
  const user = await createSomeUser(backEnd, fields);
  const EMAIL = user.EMAIL;
  const PASSWORD = await temporaryPasswordOf(backEnd, EMAIL);
  await backEnd.call('auth/resetPassword', { body: { EMAIL, PASSWORD, NEW_PASSWORD: OWN_PASSWORD } });
  const body = { EMAIL, PASSWORD: OWN_PASSWORD, MFA_FLAG: true };
  const signedIn = await backEnd.call<{ accessToken: string }>('auth/login', { body });
  if (signedIn.status !== 200) throw new Error(`login answered ${signedIn.status}: ${signedIn.body.message}`);
  return { user, token: signedIn.body.data.accessToken };
}

/** An applicant with a confirmed address, and the token of the link mailed to the SuperAdmin. */
export async function applicant(backEnd: Calls): Promise<{ EMAIL: string; NAME: string; TOKEN: string }> {
  const { NAME, EMAIL, PHONE_NUMBER } = someUser();
  const body = { NAME, EMAIL, PHONE_NUMBER, INPUT_COMPANY_NAME: 'Harbour', PASSWORD: 'typed by anybody' };
  await backEnd.call('auth/register', { body });
  await confirmAddress(linkIn(await lastMailTo(backEnd, EMAIL)), OWN_PASSWORD);
  const link = linkIn(await lastMailTo(backEnd, 'admin@pricebook.test'));
  return { EMAIL, NAME, TOKEN: link.searchParams.get('token') ?? '' };
}
