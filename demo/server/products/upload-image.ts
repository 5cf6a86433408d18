import type { Context } from 'hono';
import type { Deps } from '../context';
import { answer } from '../envelope';
import { fileUrl, keepFile } from '../files/kept-file';
import { readUploadedFile } from '../uploads/uploaded-file';

/**
 * Keeps the picture in the multipart field `file` and answers its address. What the sender calls it is not looked at.
 *
 * @throws Refusal 400, 413 or 415
 */
export async function uploadImage(c: Context, { db, publicUrl }: Deps): Promise<Response> {
  const { bytes } = await readUploadedFile(c);
  const id = await keepFile(db, new Uint8Array(bytes));
  return answer(c, 'File uploaded successfully!', { fileUrl: fileUrl(publicUrl, id) });
}
