import type { App } from '../app/app';

/** The parts of a listed user that tests read. */
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

/** Users by calls of the API, to prepare a test or to check the stored state. */
export const usersOf = (app: App, token: string) => ({
  /** Users of any status. */
  async find(search: string): Promise<readonly WireUser[]> {
    const body = { currentPage: 1, itemsPerPage: 100, search, filters: {}, tableColumns: [] };
    return (await app.call<{ readonly items: readonly WireUser[] }>('POST', 'users/getUsers', token, body)).items;
  },
  /** Creates a user with a unique email. */
  create(fields: Readonly<Record<string, unknown>> = {}) {
    made += 1;
    const own = { NAME: `Petra Quist ${made}`, EMAIL: `petra.quist.${made}@courts.example` };
    const body = { ...own, ROLE: 'Customer', STATUS: 'Active', COMPANY_ID: 2, PHONE_NUMBER: '+61 2 5550 0177' };
    return app.call<WireUser>('POST', 'users/createUser', token, { ...body, ...fields });
  },
  /** Registers a user who is then pending approval. Returns the email. */
  async register(company: string): Promise<string> {
    made += 1;
    const EMAIL = `june.abara.${made}@courts.example`;
    const body = { NAME: `June Abara ${made}`, EMAIL, PHONE_NUMBER: '+61 2 5550 0188', INPUT_COMPANY_NAME: company };
    await app.call<unknown>('POST', 'auth/register', undefined, { ...body, PASSWORD: 'my own password 7' });
    return EMAIL;
  },
  /** A change by another user. */
  change: ({ ID, VERSION }: WireUser, fields: Readonly<Record<string, unknown>>) =>
    app.call<WireUser>('PATCH', 'users/updateUser', token, { ID, VERSION, ...fields }),
  remove: (id: number) => app.call<unknown>('DELETE', `users/deleteUser?ID=${id}`, token),
});
