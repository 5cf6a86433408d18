import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { missingTemplateError } from './upload-templates';

/** Throws HttpError 404. */
async function requireTemplate(db: Database, id: number): Promise<void> {
  const row = await db.selectFrom('upload_template').select('id').where('id', '=', id).executeTakeFirst();
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
export async function addTemplateArticles(db: Database, id: number, skus: readonly string[]): Promise<void> {
  await requireTemplate(db, id);
  await db
    .insertInto('upload_template_article')
    .columns(['template_id', 'product_id'])
    .expression((products) =>
      products
        .selectFrom('product')
        .select([sql<number>`${id}::integer`.as('template_id'), 'product.id'])
        .where('main_sku', '=', sql<string>`any(${sql.val([...skus])}::text[])`),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
