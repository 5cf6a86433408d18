import type { App } from '../app/app';

/** A user as the list sends it, as far as tests look at it. */
export interface WireUser {
  readonly ID: number;
  readonly VERSION: number;
  readonly NAME: string;
  readonly EMAIL: string;
  readonly ROLE: string;
  readonly STATUS: string;
  readonly COMPANY: { readonly ID: number; readonly COMPANY_NAME: string } | null;
  readonly PHONE_NUMBER: string;
}

let made = 0;

/** Users straight from the back end, to prepare a test or to see what was really kept. */
export const usersOf = (app: App, token: string) => ({
  /** Whatever their status. */
  async find(search: string): Promise<readonly WireUser[]> {
    const body = { currentPage: 1, itemsPerPage: 100, search, filters: {}, tableColumns: [] };
    return (await app.call<{ readonly items: readonly WireUser[] }>('POST', 'users/getUsers', token, body)).items;
  },
  /** A user whom no other test has made. */
  create(fields: Readonly<Record<string, unknown>> = {}) {
    made += 1;
    const own = { NAME: `Petra Quist ${made}`, EMAIL: `petra.quist.${made}@courts.example` };
    const body = { ...own, ROLE: 'Customer', STATUS: 'Active', COMPANY_ID: 2, PHONE_NUMBER: '+61 2 5550 0177' };
    return app.call<WireUser>('POST', 'users/createUser', token, { ...body, ...fields });
  },
  /** Somebody who has registered and waits for approval; answers the email. */
  async register(company: string): Promise<string> {
    made += 1;
    const EMAIL = `june.abara.${made}@courts.example`;
    const body = { NAME: `June Abara ${made}`, EMAIL, PHONE_NUMBER: '+61 2 5550 0188', INPUT_COMPANY_NAME: company };
    await app.call<unknown>('POST', 'auth/register', undefined, { ...body, PASSWORD: 'my own password 7' });
    return EMAIL;
  },
  /** Somebody else's change. */
  change: ({ ID, VERSION }: WireUser, fields: Readonly<Record<string, unknown>>) =>
    app.call<WireUser>('PATCH', 'users/updateUser', token, { ID, VERSION, ...fields }),
  remove: (id: number) => app.call<unknown>('DELETE', `users/deleteUser?ID=${id}`, token),
});
