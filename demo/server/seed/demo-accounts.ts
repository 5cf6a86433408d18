import { accountSearchText } from '../auth/access/account';
import type { PasswordHasher } from '../auth/password/password-hasher';
import type { Database } from '../db/database';

/** The sign-ins of every demo. Their password is public. */
export const demoSignIns = {
  password: 'Pricebook-demo-1',
  accounts: [
    { email: 'admin@pricebook.test', name: 'Marion Okafor', role: 'SuperAdmin', phone: '+61 3 5550 1420' },
    { email: 'sales@pricebook.test', name: 'Tom Brandt', role: 'Sales', phone: '+61 3 5550 1427' },
    { email: 'customer@pricebook.test', name: 'Ines Moreau', role: 'Customer', phone: '+61 2 5550 0163' },
    { email: 'totp@pricebook.test', name: 'Kai Lindgren', role: 'Admin', phone: '+61 3 5550 1431' },
  ],
} as const;

/** The secrets of those who have an authenticator, by email address. */
const authenticators: Readonly<Record<string, string>> = { 'totp@pricebook.test': 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' };

/** Adds the demo sign-ins; staff belong to the first company, the customer to the second. */
export async function addDemoAccounts(
  trx: Database,
  passwords: PasswordHasher,
  companyIds: readonly number[],
): Promise<void> {
  const { password, accounts } = demoSignIns;
  const hashes: string[] = [];
  for (const _ of accounts) hashes.push(await passwords.hash(password));
  const rows = accounts.map(({ email, name, role, phone }, index) => ({
    email,
    name,
    role,
    status: 'Active' as const,
    company_id: companyIds[role === 'Customer' ? 1 : 0] ?? null,
    phone_number: phone,
    password_hash: hashes[index] ?? null,
    email_confirmed_at: new Date(),
    totp_secret: authenticators[email] ?? null,
    device_name: email in authenticators ? 'Demo authenticator' : '',
    search_text: accountSearchText({ name, email, phone_number: phone, role }),
  }));
  await trx.insertInto('account').values(rows).execute();
}
