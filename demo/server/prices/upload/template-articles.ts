import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { missingTemplateError } from './upload-templates';

/** Keeps the template from being deleted until the transaction ends. Throws HttpError 404. */
async function requireTemplate(trx: Database, id: number): Promise<void> {
  const row = await trx
    .selectFrom('upload_template')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (row === undefined) throw missingTemplateError();
}

/** The articles of all lists that were sent with a template, in order. Throws HttpError 404. */
export async function readTemplateArticles(db: Database, id: number) {
  await requireTemplate(db, id);
  const items = await db
    .selectFrom('upload_template_article as article')
    .innerJoin('product', 'product.id', 'article.product_id')
    .select('product.main_sku as MAIN_SKU')
    .where('article.template_id', '=', id)
    .orderBy('product.main_sku')
    .execute();
  return { items };
}

/** Adds articles to those of a template's earlier lists; SKUs of no product are left out. Throws HttpError 404. */
export function addTemplateArticles(db: Database, id: number, skus: readonly string[]): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await requireTemplate(trx, id);
    await trx
      .insertInto('upload_template_article')
      .columns(['template_id', 'product_id'])
      .expression((products) =>
        products
          .selectFrom('product')
          .select([sql<number>`${id}::integer`.as('template_id'), 'product.id'])
          .where('main_sku', '=', sql<string>`any(${sql.val([...skus])}::text[])`)
          // A product that is being deleted is left out, too.
          .forKeyShare(),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
