import { type App, storeSession } from '../app/app';
import type { WatchedPage } from '../app/browser';
import { newCustomer } from '../wire/people-by-wire';
import { hostPage } from './host.page';
import { profilePage } from './people.page';

/** Opens the quotes as a new customer, since the profile is changed. */
export async function openProfile(openPage: () => Promise<WatchedPage>, app: App, at = app.url) {
  const applicant = await newCustomer(app);
  const session = await app.signIn(applicant.email);
  const { page, context, expectComplaints } = await openPage();
  expectComplaints(/Failed to load resource/);
  await storeSession(page, session, at);
  await page.goto(`${at}/quotes`);
  const profile = profilePage(page);
  await profile.open();
  return { page, context, applicant, session, profile, host: hostPage(page) };
}
