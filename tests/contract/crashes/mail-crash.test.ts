import { expect } from 'vitest';
import { startRefusingMailServer } from '../../support/app/mail-server';
import { callUsers, someUser } from '../accounts/user-calls';
import { onBothStoresKilled } from './crash';

onBothStoresKilled(
  'A server that is killed before its mails could be sent',
  'has each mail sent once by the next server',
  { tags: 'GM02' },
  async (start) => {
    const mails = await startRefusingMailServer();
    try {
      mails.refuse(true);
      const settings = { SMTP_URL: mails.url };
      const first = await start(settings);
      const users = [someUser(), someUser()];
      for (const body of users) expect((await callUsers(first, 'createUser', { body })).status).toBe(201);
      await first.killAfter(0);
      expect(mails.received).toEqual([]);

      mails.refuse(false);
      await start(settings);
      const sent = () => mails.received.flatMap(({ to }) => to).sort();
      await expect.poll(sent, { timeout: 60_000 }).toEqual(users.map(({ EMAIL }) => EMAIL).sort());
    } finally {
      await mails.close();
    }
  },
);
