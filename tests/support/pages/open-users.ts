import { type App, storeSession } from '../app/app';
import type { WatchedPage } from '../app/browser';
import { usersOf } from '../wire/users-by-wire';
import { hostPage } from './host.page';
import { userListPage } from './user-list.page';

/** Opens the users in a fresh page, signed in, and waits for their first rows. */
export async function openUsers(openPage: () => Promise<WatchedPage>, app: App, at = app.url) {
  const session = await app.signIn();
  const watched = await openPage();
  await storeSession(watched.page, session, at);
  await watched.page.goto(`${at}/users`);
  const users = userListPage(watched.page);
  await users.grid.getByRole('gridcell', { name: /\S/ }).first().waitFor();
  return { ...watched, users, host: hostPage(watched.page), wire: usersOf(app, session.accessToken) };
}
