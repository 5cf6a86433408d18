import { codedMessage } from '../../../../src/wire/error-texts';
import type { Database } from '../../db/database';
import { nameKey } from '../../db/name-keys';
import { withConstraintErrors } from '../../db/sql-state';
import { HttpError } from '../../http/http-error';
import { accountColumn } from '../history/record-changes';
import type { Author } from '../history/uploads';

const MAX_TEMPLATES = 500;

export interface UploadTemplateBody {
  readonly ID?: number | undefined;
  readonly NAME: string;
  readonly TEMPLATE: Readonly<Record<string, unknown>>;
}

/** All templates, by name. */
export async function readUploadTemplates(db: Database) {
  const rows = await db.selectFrom('upload_template').selectAll().orderBy('name_key').execute();
  return {
    items: rows.map((row) => ({
      ID: row.id,
      NAME: row.name,
      TEMPLATE: JSON.parse(row.template) as unknown,
      CHANGED_AT: row.changed_at.toISOString(),
      CHANGED_BY: row.changed_by,
    })),
  };
}

/** Adds a template, or replaces the one with this ID, and returns its ID. Throws HttpError 404 or 409. */
export async function saveUploadTemplate(
  db: Database,
  { ID, NAME, TEMPLATE }: UploadTemplateBody,
  { accountId, at }: Author,
): Promise<{ readonly ID: number }> {
  const values = {
    ...{ name: NAME, name_key: nameKey(NAME), template: JSON.stringify(TEMPLATE), changed_at: at },
    changed_by: accountColumn('name', accountId),
  };
  if (ID !== undefined) {
    const replaced = db
      .updateTable('upload_template')
      .set(values)
      .where('id', '=', ID)
      .returning('id')
      .executeTakeFirst();
    const row = await withConstraintErrors(replaced, { unique: () => nameTakenError(NAME) });
    if (row === undefined) throw missingTemplateError();
    return { ID: row.id };
  }
  const { total } = await db
    .selectFrom('upload_template')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  if (Number(total) >= MAX_TEMPLATES)
    throw new HttpError(409, codedMessage('too-many-templates', { limit: MAX_TEMPLATES }));
  const added = db.insertInto('upload_template').values(values).returning('id').executeTakeFirstOrThrow();
  const { id } = await withConstraintErrors(added, { unique: () => nameTakenError(NAME) });
  return { ID: id };
}

/** Throws HttpError 404 or 409. */
export async function renameUploadTemplate(db: Database, id: number, name: string): Promise<void> {
  const renamed = db
    .updateTable('upload_template')
    .set({ name, name_key: nameKey(name) })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  const row = await withConstraintErrors(renamed, { unique: () => nameTakenError(name) });
  if (row === undefined) throw missingTemplateError();
}

/** Throws HttpError 404. */
export async function deleteUploadTemplate(db: Database, id: number): Promise<void> {
  const row = await db.deleteFrom('upload_template').where('id', '=', id).returning('id').executeTakeFirst();
  if (row === undefined) throw missingTemplateError();
}

const nameTakenError = (name: string) => new HttpError(409, codedMessage('template-name-taken', { name }));
/** The template does not exist any more. */
export const missingTemplateError = () => new HttpError(404, codedMessage('template-gone'));
