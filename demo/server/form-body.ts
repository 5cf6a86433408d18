import type { Context } from 'hono';
import { Refusal } from './refusal';

/**
 * The multipart body.
 *
 * @param wrongType says how to send it, when it is sent as something else
 * @throws Refusal 415 when the body is not multipart, 400 when it cannot be read
 */
export async function readForm(c: Context, wrongType: string): Promise<FormData> {
  if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')) throw new Refusal(415, wrongType);
  return c.req.formData().catch(() => {
    throw new Refusal(400, 'The request body is cut off, or is no multipart/form-data. Please send the file again.');
  });
}
