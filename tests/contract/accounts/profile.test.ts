import { describe, expect, it } from 'vitest';
import { fileOf, pictures } from '../pictures';
import { onBothStores } from '../stores';

interface Profile {
  readonly userInfo: Readonly<Record<string, string>>;
}

onBothStores('A profile', (backEnd) => {
  const update = async (fields: Readonly<Record<string, string | File>>, token?: string) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return backEnd().call<Profile>('auth/updateProfile', { body, token: token ?? (await backEnd().tokenOf('sales')) });
  };
  const pictureOf = async (fields: Readonly<Record<string, string | File>>) =>
    (await update(fields)).body.data.userInfo.PROFILE_PICTURE ?? '';

  it('is changed by its owner, and returns the new values', { tags: 'CA12' }, async () => {
    const fields = { EMAIL: 'sales@pricebook.test', NAME: ' Tom <Brandt> ', PHONE_NUMBER: '', REMOVE_PICTURE: 'false' };
    const { status, body } = await update(fields);
    expect(status).toBe(200);
    expect(body.message).toBe('Profile updated successfully!');
    expect(body.data.userInfo).toMatchObject({
      NAME: 'Tom <Brandt>',
      EMAIL: 'sales@pricebook.test',
      PHONE_NUMBER: '',
      DEVICE_NAME: '',
    });
    const later = await update({ PHONE_NUMBER: '+61 3 5550 1427' });
    expect(later.body.data.userInfo).toMatchObject({ NAME: 'Tom <Brandt>', PHONE_NUMBER: '+61 3 5550 1427' });
    // Other users read the name in lists.
    await update({ NAME: 'Tom Brandt' });
  });

  it('of another user is not changed', { tags: 'CA12' }, async () => {
    const refused = await update({ EMAIL: 'admin@pricebook.test', NAME: 'Mallory' });
    expect(refused.status).toBe(403);
    const own = await update({ EMAIL: 'ADMIN@pricebook.test' }, await backEnd().tokenOf('admin'));
    expect(own.body.data.userInfo?.NAME).toBe('Marion Okafor');
  });

  it('needs a session', async () => {
    expect((await update({ NAME: 'Nobody' }, 'forged')).status).toBe(401);
  });

  it.each([
    ['NAME', ' '],
    ['NAME', 'x'.repeat(201)],
    ['PHONE_NUMBER', '5'.repeat(51)],
    ['REMOVE_PICTURE', 'perhaps'],
  ])('refuses a bad %s', async (field, value) => {
    const refused = await update({ [field]: value });
    expect(refused.status).toBe(400);
    expect(refused.body.data).toHaveProperty(['fields', field]);
  });

  it('is sent as a form', async () => {
    const token = await backEnd().tokenOf('sales');
    expect((await backEnd().call('auth/updateProfile', { body: { NAME: 'Tom' }, token })).status).toBe(415);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await backEnd().call('auth/updateProfile', { body: '--x\r\ncut', token, headers })).status).toBe(400);
  });

  describe('has a picture that', () => {
    it.each(Object.entries(pictures))('is recognised by its bytes: %s', { tags: 'CA13' }, async (type, bytes) => {
      const address = await pictureOf({ PROFILE_PICTURE: fileOf(bytes, 'evil.html', 'text/html') });
      expect(address).toMatch(new RegExp(`^${backEnd().url}/api/file/[\\w-]{22}$`));
      const { status, headers, body } = await served(address);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(body).toEqual(bytes);
    });

    it.each([
      ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml'],
      ['HTML', '<!doctype html><script>alert(1)</script>', 'image/png'],
      ['a program', 'MZ\x90\0', 'image/png'],
      ['nothing', '', 'image/png'],
    ])('is not a %s, whatever its name', { tags: 'CA13' }, async (_, bytes, type) => {
      const before = await pictureOf({});
      expect((await update({ NAME: 'Unchanged', PROFILE_PICTURE: fileOf(bytes, 'me.png', type) })).status).toBe(415);
      const after = await update({});
      expect(after.body.data.userInfo.PROFILE_PICTURE).toBe(before);
      expect(after.body.data.userInfo.NAME).not.toBe('Unchanged');
    });

    it('has 5 MB at most', { tags: 'CA13' }, async () => {
      const picture = (size: number) => {
        const bytes = new Uint8Array(size);
        bytes.set(pictures['image/png']);
        return { PROFILE_PICTURE: fileOf(bytes) };
      };
      const megabytes = (count: number) => count * 1024 * 1024;
      expect((await update(picture(megabytes(5)))).status).toBe(200);
      expect((await update(picture(megabytes(5) + 1))).status).toBe(413);
      expect((await update(picture(megabytes(8)))).status).toBe(413);
    });

    it('is replaced, or removed on request, with the previous file deleted', {
      tags: 'CA12',
    }, async () => {
      const first = await pictureOf({ PROFILE_PICTURE: fileOf(pictures['image/png']) });
      expect(await pictureOf({ PROFILE_PICTURE: first, REMOVE_PICTURE: 'false' })).toBe(first);
      const second = await pictureOf({ PROFILE_PICTURE: fileOf(pictures['image/gif']) });
      expect(second).not.toBe(first);
      expect((await served(first)).status).toBe(404);
      expect(await pictureOf({ REMOVE_PICTURE: 'true' })).toBe('');
      expect((await served(second)).status).toBe(404);
    });

    it('remains a single file when two are uploaded at once', async () => {
      const both = await Promise.all(
        (['image/png', 'image/gif'] as const).map((type) => pictureOf({ PROFILE_PICTURE: fileOf(pictures[type]) })),
      );
      const kept = await pictureOf({});
      expect(both).toContain(kept);
      const statuses = await Promise.all(both.map(async (address) => (await served(address)).status));
      expect(statuses.sort()).toEqual([200, 404]);
    });

    it('has an address with the host name of the request', async () => {
      const local = { url: backEnd().url.replace('127.0.0.1', 'localhost') };
      const body = new FormData();
      body.append('PROFILE_PICTURE', fileOf(pictures['image/webp']));
      const response = await fetch(`${local.url}/api/auth/updateProfile`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await backEnd().tokenOf('sales')}` },
        body,
      });
      // SAFETY: the answer of updateProfile; anything else fails below.
      const { data } = (await response.json()) as { data: Profile };
      expect(data.userInfo.PROFILE_PICTURE).toMatch(new RegExp(`^${local.url}/api/file/`));
    });
  });

  it.each(['x', '..%2f..%2fetc%2fpasswd', `'%20or%20'1'='1`, '%00'])(
    'has no file at %s',
    { tags: 'C911' },
    async (id) => {
      expect((await served(`${backEnd().url}/api/file/${id}`)).status).toBe(404);
    },
  );
});

async function served(address: string) {
  const response = await fetch(address);
  return { status: response.status, headers: response.headers, body: new Uint8Array(await response.arrayBuffer()) };
}
