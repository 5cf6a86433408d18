import { type Kysely, type Migration, sql } from 'kysely';

/** The language of mails to a person: that of the last sign-in, or of the registration. */
export const mailLanguage: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table account add column language text not null default 'en'`.execute(db);
  },
};
