import type { Context } from 'hono';
import * as v from 'valibot';
import { codedMessage } from '../../../src/wire/error-texts';
import { invalidFieldsError } from '../http/http-error';
import { readForm } from '../http/request';

export const fileFormSchema = v.object({ file: v.file() });

export interface UploadedFile {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/** The file in the multipart field `file`. Throws HttpError 415 when the body is not multipart, 400 unless there is one file. */
export async function readUploadedFile(c: Context): Promise<UploadedFile> {
  const form = await readForm(c, codedMessage('file-form-needed'));
  const [file, ...others] = form.getAll('file');
  if (!(file instanceof File)) throw invalidFieldsError({ file: 'is needed: choose the file to upload' });
  if (others.length > 0) throw invalidFieldsError({ file: 'has to be one file: upload several one after the other' });
  return { name: file.name, bytes: await file.arrayBuffer() };
}
