import { randomBytes } from 'node:crypto';
import { codedMessage } from '../../../src/wire/error-texts';
import type { Database } from '../db/database';
import { limitLargeBody } from '../http/body-limit';
import { HttpError } from '../http/http-error';
import { imageType, picturePixels } from './picture-header';

const MAX_MEGABYTES = 5;
const TOO_LARGE = codedMessage('picture-too-large', { megabytes: MAX_MEGABYTES });

/** A picture of few bytes can take gigabytes once a browser has decoded it. */
const MAX_MEGAPIXELS = 50;
const TOO_MANY_PIXELS = codedMessage('picture-too-many-pixels', { megapixels: MAX_MEGAPIXELS });

/** Responds 413 to a multipart body that is too large for a picture, before it is read. */
export const limitPictureBody = limitLargeBody(MAX_MEGABYTES + 1, { text: TOO_LARGE });

/** Stores a picture and returns its random ID; unless shown, it is removed after a day. Throws HttpError 413 or 415. */
export async function storePicture(db: Database, bytes: Uint8Array, now: Date): Promise<string> {
  if (bytes.byteLength > MAX_MEGABYTES * 1024 * 1024) throw new HttpError(413, TOO_LARGE);
  const type = imageType(bytes);
  if (type === undefined) throw new HttpError(415, codedMessage('not-a-picture'));
  if ((picturePixels(type, bytes) ?? 0) > MAX_MEGAPIXELS * 1_000_000) throw new HttpError(413, TOO_MANY_PIXELS);
  const id = randomBytes(16).toString('base64url');
  await db.insertInto('file').values({ id, type, bytes, created_at: now }).execute();
  return id;
}

export const pictureUrl = (publicUrl: string, id: string): string => `${publicUrl}/api/file/${id}`;
