import { expect, it } from 'vitest';
import { onBothStores } from '../stores';
import { createSomeProduct, productOf } from './product-calls';

const bytes = (text: string, length = text.length): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, (_, index) => text.charCodeAt(index) || 0);
const png = (length?: number) => bytes('\x89PNG\r\n\x1a\n', length);

onBothStores('Uploading the image of a product', (backEnd) => {
  const upload = async (file: File | string | undefined, token?: string) => {
    const body = new FormData();
    if (file !== undefined) body.set('file', file);
    const sent = token ?? (await backEnd().tokenOf('admin'));
    return backEnd().call<{ fileUrl: string }>('product/uploadFile', { body, ...(sent !== '' && { token: sent }) });
  };

  it.each([
    ['image/png', png()],
    ['image/jpeg', bytes('\xff\xd8\xff\xe0')],
    ['image/gif', bytes('GIF89a')],
    ['image/webp', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
  ])('returns an absolute address that serves it as %s, whatever its name', { tags: 'CC16' }, async (type, content) => {
    const { status, body } = await upload(new File([content], '../../../etc/passwd.html', { type: 'text/html' }));
    expect(status).toBe(200);
    expect(body.data.fileUrl).toMatch(/^http:\/\/[^/]+\/api\/file\/[\w-]+$/);
    const response = await fetch(body.data.fileUrl);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(content);
    const made = await createSomeProduct(backEnd(), { IMAGE_URL: body.data.fileUrl });
    expect(await productOf(backEnd(), made.MAIN_SKU)).toMatchObject({ IMAGE_URL: body.data.fileUrl });
  });

  it.each([
    ['a page that is called a picture', bytes('<html><script>alert(1)</script>'), 415],
    ['a drawing with scripts', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['nothing', bytes(''), 415],
    ['a picture of more than 5 MB', png(5 * 1024 * 1024 + 1), 413],
    ['a body of 20 MB', png(20 * 1024 * 1024), 413],
    ['a picture of 50 million pixels and one', bytes('GIF89a\x51\xc3\xe9\x03'), 413],
  ])('refuses %s', { tags: 'CC17' }, async (_, content, status) => {
    const answer = await upload(new File([content], 'a.png', { type: 'image/png' }));
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/picture/);
  });

  it('accepts a picture of 5 MB', { tags: 'CC17' }, async () => {
    expect((await upload(new File([png(5 * 1024 * 1024)], 'a.png'))).status).toBe(200);
  });

  it('is refused without a file, or with a text', async () => {
    expect((await upload(undefined)).status).toBe(400);
    expect((await upload('text')).status).toBe(400);
  });

  it('requires an administrator', { tags: 'CC12' }, async () => {
    const file = new File([png()], 'a.png');
    expect((await upload(file, '')).status).toBe(401);
    expect((await upload(file, await backEnd().tokenOf('sales'))).status).toBe(403);
    expect((await upload(file, await backEnd().tokenOf('customer'))).status).toBe(403);
  });
});
