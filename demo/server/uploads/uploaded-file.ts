import type { Context } from 'hono';
import * as v from 'valibot';
import { readForm } from '../form-body';
import { badFields } from '../refusal';

/** The multipart body of a call that takes a file. */
export const fileForm = v.object({ file: v.file() });

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
  const form = await readForm(c, 'A file has to be sent as multipart/form-data, in the field “file”.');
  const [file, ...others] = form.getAll('file');
  if (!(file instanceof File)) throw badFields({ file: 'is needed: choose the file to upload' });
  if (others.length > 0) throw badFields({ file: 'has to be one file: upload several one after the other' });
  return { name: file.name, bytes: await file.arrayBuffer() };
}
