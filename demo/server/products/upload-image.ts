import type { Context } from 'hono';
import type { Deps } from '../auth/context';
import { pictureUrl, storePicture } from '../files/stored-picture';
import { respond } from '../http/respond';
import { readUploadedFile } from '../uploads/uploaded-file';

/**
 * Stores the picture in the multipart field `file` and responds with its URL. Its name and declared type are ignored.
 *
 * @throws HttpError 400, 413 or 415
 */
export async function uploadImage(c: Context, { db, publicUrl, clock }: Deps): Promise<Response> {
  const { bytes } = await readUploadedFile(c);
  const id = await storePicture(db, new Uint8Array(bytes), clock());
  return respond(c, 'File uploaded successfully!', { fileUrl: pictureUrl(publicUrl, id) });
}
