import { sql } from 'kysely';
import type { Page } from '../../../../src/wire/lists';
import type { Database } from '../../db/database';
import { pageMeta, rowsBefore } from '../../lists/page';
import type { Person } from './person';

export interface PriceUploadItem {
  readonly ID: number;
  readonly FILE_NAME: string;
  readonly UPLOADED_AT: string;
  readonly UPLOADED_BY: Person;
  readonly CREATED: number;
  /** Records that were changed after confirmation. */
  readonly CHANGED: number;
  /** Records whose changes are not confirmed. */
  readonly PENDING: number;
  /** When and by whom the upload was undone. */
  readonly TAKEN_BACK: { readonly AT: string; readonly NAME: string } | null;
}

export async function priceUploads(
  db: Database,
  { currentPage, itemsPerPage }: { readonly currentPage: number; readonly itemsPerPage: number },
): Promise<Page<PriceUploadItem>> {
  const uploads = db.selectFrom('price_upload');
  const { total } = await uploads.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const meta = pageMeta(total, currentPage, itemsPerPage);
  const rows = await uploads
    .select(['id', 'file_name', 'uploaded_at', 'uploaded_by', 'uploaded_by_email', 'created', 'changed'])
    .select(['taken_back_at', 'taken_back_by', sql<number>`cardinality(pending)`.as('pending')])
    .orderBy('id', 'desc')
    .limit(meta.itemsPerPage)
    .offset(rowsBefore(meta))
    .execute();
  const items = rows.map((row) => ({
    ID: row.id,
    FILE_NAME: row.file_name,
    UPLOADED_AT: row.uploaded_at.toISOString(),
    UPLOADED_BY: { NAME: row.uploaded_by, EMAIL: row.uploaded_by_email },
    CREATED: row.created,
    CHANGED: row.changed,
    PENDING: row.pending,
    TAKEN_BACK:
      row.taken_back_at === null ? null : { AT: row.taken_back_at.toISOString(), NAME: row.taken_back_by ?? '' },
  }));
  return { items, meta };
}
