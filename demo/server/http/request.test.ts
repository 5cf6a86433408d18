import { Hono } from 'hono';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { createErrorHandler } from './error-handlers';
import { readForm, wireId } from './request';

it.each([7, '7', '166'])('parses the ID %j', (id) => {
  expect(safeParse(wireId, id)).toMatchObject({ success: true, output: Number(id) });
});

it.each(['0xa6', '167e0', '1.0', ' 7', '+7', '', '0', '9999999999'])('rejects the ID %j', { tags: ['FI05'] }, (id) => {
  expect(safeParse(wireId, id).success).toBe(false);
});

describe('A multipart body', { tags: 'PS15' }, () => {
  const app = new Hono()
    .post('/', async (c) => c.json([...(await readForm(c)).keys()]))
    .onError(createErrorHandler(() => {}));
  const post = (body: BodyInit, type?: string) =>
    app.request('/', { method: 'POST', body, headers: type === undefined ? {} : { 'Content-Type': type } });
  const partsOf = (count: number, boundary = 'x') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n`.repeat(count).concat(`--${boundary}--\r\n`);

  it('is read with up to 64 parts, and refused with more', async () => {
    const full = await post(partsOf(64), 'multipart/form-data; boundary=x');
    expect([full.status, (await full.json()).length]).toEqual([200, 64]);
    expect((await post(partsOf(65), 'multipart/form-data; boundary=x')).status).toBe(400);
  });

  it('is refused before a million tiny parts are parsed', async () => {
    const started = process.cpuUsage();
    expect((await post(partsOf(300_000), 'multipart/form-data; boundary=x')).status).toBe(400);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(1000);
  });

  it('has the boundary by which its parts were counted', async () => {
    const type = 'multipart/form-data; a="; boundary=y"; boundary=x';
    expect((await post(partsOf(65), type)).status).toBe(400);
    expect((await post(partsOf(1), 'multipart/form-data')).status).toBe(400);
  });

  it('is read as browsers send it', async () => {
    const form = new FormData();
    form.append('file', new File(['1;2'], 'Preise ä.csv'));
    form.append('name', 'Ana');
    expect(await (await post(form)).json()).toEqual(['file', 'name']);
  });
});
