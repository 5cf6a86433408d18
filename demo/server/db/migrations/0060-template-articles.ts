import { type Kysely, type Migration, sql } from 'kysely';

/** The articles of the lists that were sent with a template for files of suppliers. */
export const templateArticles: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table upload_template_article (
      template_id integer not null references upload_template (id) on delete cascade,
      product_id integer not null references product (id) on delete cascade,
      primary key (template_id, product_id)
    )`.execute(db);
    await sql`create index upload_template_article_product on upload_template_article (product_id)`.execute(db);
  },
};
