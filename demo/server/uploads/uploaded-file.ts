import type { Context } from 'hono';
import { badFields, Refusal } from '../refusal';

/** A file as it was sent. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/**
 * The file in the multipart field `file`.
 *
 * @throws Refusal 415 when the body is not multipart, 400 when it cannot be read or has not one file in that field
 */
export async function readUploadedFile(c: Context): Promise<UploadedFile> {
  if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')) {
    throw new Refusal(415, 'A file has to be sent as multipart/form-data, in the field “file”.');
  }
  const form = await c.req.formData().catch(() => {
    throw new Refusal(400, 'The request body is cut off, or is no multipart/form-data. Please send the file again.');
  });
  const [file, ...others] = form.getAll('file');
  if (!(file instanceof File)) throw badFields({ file: 'is needed: the .xlsx, .xls or .csv file to upload' });
  if (others.length > 0) throw badFields({ file: 'has to be one file: upload several one after the other' });
  return { name: file.name, bytes: await file.arrayBuffer() };
}
