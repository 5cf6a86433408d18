import type { Context } from 'hono';
import * as v from 'valibot';
import { codedMessage } from '../../../src/wire/error-texts';
import { userFields } from '../../../src/wire/user';
import { changesBetween, recordAudit } from '../audit/record-audit';
import { storePicture } from '../files/stored-picture';
import { nameSchema } from '../http/field-schema';
import { HttpError, invalidFieldsError } from '../http/http-error';
import { publicUrlFor } from '../http/public-url';
import { readForm, validate, wireText } from '../http/request';
import { respond } from '../http/respond';
import { type AccountRow, accountSearchText } from './access/account';
import { type Deps, type Env, sessionOrigin } from './access/context';
import { sessionEndedError } from './access/require-permission';
import { loginEmailSchema } from './sign-in/auth-fields';
import { userInfo } from './sign-in/user-info';

export const profileSchema = v.object({
  EMAIL: v.optional(loginEmailSchema),
  NAME: v.optional(nameSchema(userFields.NAME)),
  PHONE_NUMBER: v.optional(v.pipe(wireText, v.trim(), v.maxLength(userFields.PHONE_NUMBER.maxLength, 'is too long'))),
  REMOVE_PICTURE: v.optional(v.picklist(['true', 'false'], 'has to be true or false'), 'false'),
});

/** Changes the name, phone number and picture of the signed-in account; absent fields keep their values. */
export async function updateProfile(c: Context<Env>, deps: Deps): Promise<Response> {
  const { id } = c.get('account');
  const form = await readForm(c, codedMessage('profile-form-needed'));
  const { EMAIL, NAME, PHONE_NUMBER, REMOVE_PICTURE } = readProfile(form);
  const picture = await readPicture(form);
  const account = await deps.db.transaction().execute(async (trx) => {
    const old = await trx
      .selectFrom('account')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      // An administrator may have deleted the account since.
      .executeTakeFirstOrThrow(sessionEndedError);
    if (EMAIL !== undefined && EMAIL !== old.email) {
      throw new HttpError(403, codedMessage('email-not-changeable'));
    }
    const person = { name: NAME ?? old.name, phone_number: PHONE_NUMBER ?? old.phone_number };
    const replaced = picture !== undefined || REMOVE_PICTURE === 'true';
    const picture_id = picture === undefined ? null : await storePicture(trx, picture, deps.clock());
    const changed = await trx
      .updateTable('account')
      .set({
        ...person,
        search_text: accountSearchText({ ...old, ...person }),
        version: old.version + 1,
        picture_id: replaced ? picture_id : old.picture_id,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const changes = changesBetween(['NAME', 'PHONE_NUMBER', 'PROFILE_PICTURE'], profileOf(old), profileOf(changed));
    const record = { id, name: old.email };
    if (Object.keys(changes).length > 0) {
      await recordAudit(trx, sessionOrigin(c, deps), [{ kind: 'user.changed', record, changes }]);
    }
    if (replaced && old.picture_id !== null) await trx.deleteFrom('file').where('id', '=', old.picture_id).execute();
    return changed;
  });
  return respond(c, 'Profile updated successfully!', { userInfo: userInfo(account, publicUrlFor(c, deps)) });
}

/** A profile in the record of changes, with the picture as its ID. */
const profileOf = ({ name, phone_number, picture_id }: AccountRow) => ({
  NAME: name,
  PHONE_NUMBER: phone_number,
  PROFILE_PICTURE: picture_id,
});

function readProfile(form: FormData): v.InferOutput<typeof profileSchema> {
  const fields = Object.keys(profileSchema.entries).map((name) => [name, form.get(name) ?? undefined]);
  return validate(profileSchema, Object.fromEntries(fields), 'The profile');
}

/** Without a new picture the field is absent, an empty file, or the URL of the current picture. */
async function readPicture(form: FormData): Promise<Uint8Array | undefined> {
  const [picture, ...others] = form.getAll('PROFILE_PICTURE');
  if (!(picture instanceof File) || (picture.size === 0 && picture.name === '')) return undefined;
  if (others.length > 0) throw invalidFieldsError({ PROFILE_PICTURE: 'has to be one file' });
  return new Uint8Array(await picture.arrayBuffer());
}
