import { firstSignInLinks } from './auth/first-sign-in';
import type { Database } from './db/database';
import type { MailRoute } from './mail/choose-delivery';
import { demoSignIns } from './seed/demo-accounts';
import { hasDemoSignIns } from './seed/seed';

/** How to sign in to this database, and where its mails go, in lines. */
export async function startNotes(start: {
  readonly db: Database;
  readonly publicUrl: string;
  readonly now: Date;
  readonly route: MailRoute;
}): Promise<readonly string[]> {
  const signIns = (await hasDemoSignIns(start.db)) ? demoNotes() : await firstSignInNotes(start);
  return [...signIns, ...mailNotes(start)];
}

function demoNotes(): readonly string[] {
  const { accounts, password } = demoSignIns;
  return [`Sign in with the password ${password} as`, ...accounts.map(({ email, role }) => `  ${email} (${role})`)];
}

async function firstSignInNotes(start: Parameters<typeof firstSignInLinks>[0]): Promise<readonly string[]> {
  const links = await firstSignInLinks(start);
  return links.flatMap(({ email, address }) => [
    `${email} sets a password within an hour at this address, which works once (a restart prints another):`,
    `  ${address}`,
  ]);
}

function mailNotes({ route, publicUrl }: { readonly route: MailRoute; readonly publicUrl: string }): readonly string[] {
  switch (route.kind) {
    case 'outbox':
      return [`Its mails are kept at ${publicUrl}/outbox`];
    case 'none':
      return ['It sends no mails: SMTP_URL has to be the address of a mail server.'];
    case 'smtp':
      return [];
  }
}
