import { randomBytes } from 'node:crypto';
import { maxBodySize } from '../body-size';
import type { Database } from '../db/database';
import { Refusal } from '../refusal';
import { imageType } from './image-type';

const MEGABYTES = 5;
const TOO_LARGE = `The picture is too large: ${MEGABYTES} MB are possible. Please make it smaller.`;

/** Refuses a multipart body that must have a picture beyond the limit in it, before it is read whole. */
export const pictureBodySize = maxBodySize(MEGABYTES + 1, TOO_LARGE);

/**
 * Keeps a picture in the database and answers its ID, which is random: who knows it may see the picture.
 *
 * @throws Refusal 413 beyond 5 MB; 415 when its bytes are no PNG, JPEG, WebP or GIF
 */
export async function keepFile(db: Database, bytes: Uint8Array): Promise<string> {
  if (bytes.byteLength > MEGABYTES * 1024 * 1024) throw new Refusal(413, TOO_LARGE);
  const type = imageType(bytes);
  if (type === undefined) throw new Refusal(415, 'This is no picture: please choose a PNG, JPEG, WebP or GIF file.');
  const id = randomBytes(16).toString('base64url');
  await db.insertInto('file').values({ id, type, bytes }).execute();
  return id;
}

/** The whole address of a kept file; `publicUrl` is that of the server. */
export const fileUrl = (publicUrl: string, id: string): string => `${publicUrl}/api/file/${id}`;
