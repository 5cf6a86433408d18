import type { Context } from 'hono';
import * as v from 'valibot';
import type { Deps, Env } from '../context';
import { answer } from '../envelope';
import { addressSeen } from '../files/address-seen';
import { keepFile } from '../files/kept-file';
import { readForm } from '../form-body';
import { badFields, Refusal } from '../refusal';
import { checked, wireText } from '../request';
import { accountSearchText } from '../users/account-search-text';
import { knownEmail, textUpTo } from './auth-fields';
import { userInfo } from './user-info';

/** The fields of updateProfile, besides the picture. */
export const profileFields = v.object({
  EMAIL: v.optional(knownEmail),
  NAME: v.optional(textUpTo(200)),
  PHONE_NUMBER: v.optional(v.pipe(wireText, v.trim(), v.maxLength(50, 'is too long'))),
  REMOVE_PICTURE: v.optional(v.picklist(['true', 'false'], 'has to be true or false'), 'false'),
});

/** Changes one's own name, phone number and picture; a field that is absent stays as it is. */
export async function updateProfile(c: Context<Env>, { db, publicUrl }: Deps): Promise<Response> {
  const { id } = c.get('account');
  const form = await readForm(c, 'The profile has to be sent as multipart/form-data.');
  const { EMAIL, NAME, PHONE_NUMBER, REMOVE_PICTURE } = readProfile(form);
  const picture = await readPicture(form);
  const account = await db.transaction().execute(async (trx) => {
    const old = await trx.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
    if (EMAIL !== undefined && EMAIL !== old.email) {
      throw new Refusal(403, 'You can only change your own profile, and not its email address.');
    }
    const named = { name: NAME ?? old.name, phone_number: PHONE_NUMBER ?? old.phone_number };
    const removed = picture !== undefined || REMOVE_PICTURE === 'true';
    const picture_id = picture === undefined ? null : await keepFile(trx, picture);
    const changed = await trx
      .updateTable('account')
      .set({
        ...named,
        search_text: accountSearchText({ ...old, ...named }),
        version: old.version + 1,
        picture_id: removed ? picture_id : old.picture_id,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (removed && old.picture_id !== null) await trx.deleteFrom('file').where('id', '=', old.picture_id).execute();
    return changed;
  });
  return answer(c, 'Profile updated successfully!', { userInfo: userInfo(account, addressSeen(c, publicUrl)) });
}

function readProfile(form: FormData): v.InferOutput<typeof profileFields> {
  const fields = Object.keys(profileFields.entries).map((name) => [name, form.get(name) ?? undefined]);
  return checked(profileFields, Object.fromEntries(fields), 'The profile');
}

/** A form that has no new picture may say so with an empty file, or with the address of the present one. */
async function readPicture(form: FormData): Promise<Uint8Array | undefined> {
  const [picture, ...others] = form.getAll('PROFILE_PICTURE');
  if (!(picture instanceof File) || (picture.size === 0 && picture.name === '')) return undefined;
  if (others.length > 0) throw badFields({ PROFILE_PICTURE: 'has to be one file' });
  return new Uint8Array(await picture.arrayBuffer());
}
