import { expect, it } from 'vitest';
import { login, shownCode } from '../accounts/login-calls';
import {
  applicant,
  callUsers,
  createSomeUser,
  OWN_PASSWORD,
  signedInUser,
  someUser,
  temporaryPasswordOf,
} from '../accounts/user-calls';
import { DEMO_PASSWORD } from '../back-end';
import { callCompany, createSomeCompany, freshName } from '../companies/company-calls';
import { lastMailTo, linkIn } from '../mail/mails';
import { csvFile, type Pair } from '../prices/price-files';
import {
  callProduct,
  confirmProducts,
  createSomeProduct,
  newSku,
  removeProduct,
  uploadProducts,
} from '../products/product-calls';
import { onBothStores } from '../stores';
import { auditOf, auditPage } from './audit-calls';

onBothStores('The audit log', (backEnd) => {
  const kindsOf = async (name: string) => (await auditOf(backEnd(), name)).map(({ KIND }) => KIND);

  it('contains each change of a company', { tags: 'GM04' }, async () => {
    const { ID, COMPANY_NAME } = await createSomeCompany(backEnd(), { CITY: 'Perth' });
    const renamed = freshName();
    await callCompany(backEnd(), 'updateCompany', { ID, COMPANY_NAME: renamed, CITY: 'Hobart' }, 'PATCH');
    expect((await callCompany(backEnd(), 'updateCompany', { ID, VERSION: 1, CITY: 'Cairns' }, 'PATCH')).status).toBe(
      409,
    );
    await callCompany(backEnd(), `deleteCompany?ID=${ID}`, undefined, 'DELETE');
    const [created] = await auditOf(backEnd(), COMPANY_NAME);
    expect(created).toMatchObject({
      KIND: 'company.created',
      BY: { NAME: expect.any(String), EMAIL: 'sales@pricebook.test' },
      ADDRESS: '127.0.0.1',
      RECORD: { ID, NAME: COMPANY_NAME },
      CHANGES: { CITY: { FROM: null, TO: 'Perth' }, COMPANY_NAME: { FROM: null, TO: COMPANY_NAME } },
    });
    expect(Math.abs(backEnd().now().getTime() - Date.parse(created?.AT ?? ''))).toBeLessThan(600_000);
    const [deleted, changed, ...others] = await auditOf(backEnd(), renamed);
    expect(others).toEqual([]);
    expect(deleted).toMatchObject({ KIND: 'company.deleted', CHANGES: { CITY: { FROM: 'Hobart', TO: null } } });
    expect(changed?.CHANGES).toEqual({
      CITY: { FROM: 'Perth', TO: 'Hobart' },
      COMPANY_NAME: { FROM: COMPANY_NAME, TO: renamed },
    });
  });

  it('contains each change of a product, by hand and by file', { tags: 'GM04' }, async () => {
    const { ID, MAIN_SKU: sku } = await createSomeProduct(backEnd(), { UNIT: 'm' });
    const MAIN_SKU = String(sku);
    const token = await backEnd().tokenOf('admin');
    await backEnd().call('product/updateProduct', { method: 'PATCH', token, body: { ID, UNIT: 'm²' } });
    const added = newSku();
    const file = csvFile(`MAIN_SKU,UNIT\n${MAIN_SKU},roll\n${added},piece`);
    const { duplicateData } = (await uploadProducts(backEnd(), file)).body.data;
    // SAFETY: so an upload answers.
    expect((await confirmProducts(backEnd(), duplicateData as readonly Pair[])).status).toBe(200);
    expect((await removeProduct(backEnd(), ID)).status).toBe(200);
    const entries = await auditOf(backEnd(), MAIN_SKU);
    expect(entries.map(({ KIND }) => KIND)).toEqual([
      'product.deleted',
      'product.changed',
      'product.changed',
      'product.created',
    ]);
    expect(entries[0]?.CHANGES).toMatchObject({ UNIT: { FROM: 'roll', TO: null } });
    expect(entries[1]?.CHANGES).toEqual({ UNIT: { FROM: 'm²', TO: 'roll' } });
    expect(entries[2]?.CHANGES).toEqual({ UNIT: { FROM: 'm', TO: 'm²' } });
    expect(await kindsOf(added)).toEqual(['product.created']);
  });

  it('contains each change of a user and role, but no secret', { tags: 'GM04' }, async () => {
    const { user, token } = await signedInUser(backEnd());
    const { ID, EMAIL } = user;
    await callUsers(backEnd(), 'updateUser', { method: 'PATCH', body: { ID, ROLE: 'Sales', COMPANY_ID: 3 } });
    const { secret } = (await backEnd().call<{ secret: string }>('auth/generateAuthSecret', { method: 'POST', token }))
      .body.data;
    const code = shownCode(backEnd(), secret);
    await backEnd().call('auth/enableMFA', { token, body: { secret, token: code, deviceName: 'My phone' } });
    const profile = new FormData();
    profile.append('NAME', 'Another Name');
    expect((await backEnd().call('auth/updateProfile', { body: profile, token })).status).toBe(200);
    await backEnd().call('auth/forgotPassword', { body: { EMAIL } });
    const TOKEN = linkIn(await lastMailTo(backEnd(), EMAIL)).searchParams.get('token') ?? '';
    await backEnd().call('auth/resetPassVerify', { body: { EMAIL, TOKEN, NEW_PASSWORD: 'quite another one' } });
    expect((await callUsers(backEnd(), `deleteUser?ID=${ID}`, { method: 'DELETE' })).status).toBe(200);
    const entries = await auditOf(backEnd(), EMAIL);
    expect(entries.map(({ KIND, BY }) => `${KIND} by ${BY?.EMAIL}`)).toEqual([
      'user.deleted by admin@pricebook.test',
      `user.password-changed by ${EMAIL}`,
      `user.changed by ${EMAIL}`,
      `user.authenticator-changed by ${EMAIL}`,
      'user.changed by admin@pricebook.test',
      `user.email-confirmed by ${EMAIL}`,
      `user.password-changed by ${EMAIL}`,
      'user.created by admin@pricebook.test',
    ]);
    expect(entries[2]?.CHANGES).toEqual({ NAME: { FROM: user.NAME, TO: 'Another Name' } });
    expect(entries[4]?.CHANGES).toEqual({
      COMPANY: { FROM: 'Harbour City Courts', TO: 'Kauri Sports Flooring' },
      ROLE: { FROM: 'Customer', TO: 'Sales' },
    });
    const everything = JSON.stringify(await auditPage(backEnd(), { itemsPerPage: '100' }));
    for (const hidden of [OWN_PASSWORD, 'quite another one', TOKEN, token, secret])
      expect(everything).not.toContain(hidden);
  });

  it('is found by days of any year', { tags: 'OC38' }, async () => {
    const { totalItems } = (await auditPage(backEnd())).meta;
    expect(totalItems).toBeGreaterThan(0);
    const all = [{ FROM: '0000-01-01' }, { FROM: '0001-01-01' }, { TO: '9999-12-31' }];
    for (const query of all) expect((await auditPage(backEnd(), query)).meta.totalItems).toBe(totalItems);
    const none = [{ FROM: '9999-12-31' }, { TO: '0000-12-31' }, { TO: '0999-12-31' }];
    for (const query of none) expect((await auditPage(backEnd(), query)).meta.totalItems).toBe(0);
  });

  it('contains registrations with their approver', { tags: 'GM04' }, async () => {
    const [byLink, byHand] = [await applicant(backEnd()), await applicant(backEnd())];
    await backEnd().call('users/singlePageApproval', { body: { ...byLink, COMPANY_ID: 2, ROLE: 'Manager' } });
    const [approved, confirmed, registered] = await auditOf(backEnd(), byLink.EMAIL);
    expect(approved).toMatchObject({
      KIND: 'user.approved',
      BY: { EMAIL: 'admin@pricebook.test' },
      CHANGES: { ROLE: { FROM: 'UNKNOWN', TO: 'Manager' }, STATUS: { FROM: 'Pending', TO: 'Active' } },
    });
    expect(confirmed).toMatchObject({ KIND: 'user.email-confirmed', BY: { EMAIL: byLink.EMAIL } });
    expect(registered).toMatchObject({ KIND: 'user.registered', BY: null });
    const again = {
      NAME: 'A',
      PHONE_NUMBER: '1',
      INPUT_COMPANY_NAME: 'H',
      PASSWORD: OWN_PASSWORD,
      EMAIL: byLink.EMAIL,
    };
    expect((await backEnd().call('auth/register', { body: again })).status).toBe(201);
    const [second] = (await auditPage(backEnd(), { WHO: byLink.EMAIL })).items;
    expect(second).toMatchObject({ KIND: 'access.refused', BY: { ID: null }, DETAIL: 'Registered again' });
    const ID = (await auditOf(backEnd(), byHand.EMAIL))[0]?.RECORD?.ID;
    const body = { ID, STATUS: 'Active', ROLE: 'Customer', COMPANY_ID: 2 };
    await callUsers(backEnd(), 'updateUser', { method: 'PATCH', body });
    expect(await kindsOf(byHand.EMAIL)).toEqual(['user.approved', 'user.email-confirmed', 'user.registered']);
  });

  it('contains sign-ins and refusals with their reason and address', { tags: 'GM05' }, async () => {
    const { EMAIL } = await createSomeUser(backEnd());
    const PASSWORD = await temporaryPasswordOf(backEnd(), EMAIL);
    const address = '203.0.113.77';
    await login(backEnd(), EMAIL, { PASSWORD: 'wrong' }, address);
    await backEnd().call('auth/resetPassword', { body: { EMAIL, PASSWORD, NEW_PASSWORD: OWN_PASSWORD } });
    await login(backEnd(), EMAIL, { PASSWORD: OWN_PASSWORD }, address);
    const { items } = await auditPage(backEnd(), { WHO: EMAIL.toUpperCase() });
    const access = items.filter(({ KIND }) => KIND.startsWith('sign-in'));
    expect(access.map(({ KIND, DETAIL, ADDRESS }) => [KIND, DETAIL, ADDRESS])).toEqual([
      ['sign-in.done', '', address],
      ['sign-in.refused', 'Wrong password', address],
    ]);
    const typed = 'oops, my password';
    await login(backEnd(), typed, {}, '203.0.113.78');
    await login(backEnd(), 'nobody@courts.example', {}, '203.0.113.78');
    const refused = await auditPage(backEnd(), { KIND: 'sign-in.refused', WHAT: 'no such account' });
    expect(refused.items.map(({ BY }) => BY?.EMAIL)).toEqual(['nobody@courts.example', undefined]);
    expect(JSON.stringify(refused)).not.toContain(typed);
  });

  it('is for administrators; others are refused, which is logged', { tags: ['GM05', 'GM06'] }, async () => {
    const token = await backEnd().tokenOf('customer');
    expect((await backEnd().call('audit', { token })).status).toBe(403);
    expect((await backEnd().call('audit', { token: await backEnd().tokenOf('sales') })).status).toBe(403);
    expect((await backEnd().call('audit')).status).toBe(401);
    const [refused] = (await auditPage(backEnd(), { KIND: 'access.refused', WHO: 'customer@' })).items;
    expect(refused).toMatchObject({ BY: { EMAIL: 'customer@pricebook.test' }, DETAIL: 'GET /api/audit' });
  });

  it('contains what an administrator, a link or a code was refused', { tags: 'PS20' }, async () => {
    const { token, user: admin } = await signedInUser(backEnd(), { ROLE: 'Admin' });
    const own = await createSomeUser(backEnd());
    const ID = (await auditPage(backEnd(), { WHO: 'admin@', KIND: 'user.created' })).items[0]?.BY?.ID;
    const call = (path: string, method: string, body?: object) => backEnd().call(path, { method, body, token });
    const forged = { EMAIL: own.EMAIL, TOKEN: 'x'.repeat(43) };
    const profile = new FormData();
    profile.append('EMAIL', own.EMAIL);
    const before = (await auditPage(backEnd())).items[0]?.ID ?? 0;
    const refused = [
      await call('users/createUser', 'POST', someUser({ ROLE: 'SuperAdmin' })),
      await call('users/updateUser', 'PATCH', { ID: own.ID, ROLE: 'SuperAdmin' }),
      await call('users/updateUser', 'PATCH', { ID, NAME: 'Another' }),
      await call(`users/deleteUser?ID=${ID}`, 'DELETE'),
      await backEnd().call('auth/updateProfile', { body: profile, token }),
      await backEnd().call('users/singlePageApproval', { body: { ...forged, COMPANY_ID: 2, ROLE: 'Manager' } }),
      await backEnd().call('auth/resetPassVerify', { body: { ...forged, NEW_PASSWORD: OWN_PASSWORD } }),
      await call('auth/enableMFA', 'POST', { secret: 'other', token: '000000', deviceName: 'Phone' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 400, 400, 400]);
    expect((await fetch(`${backEnd().url}/confirm-email?token=${forged.TOKEN}`)).status).toBe(400);
    const { items } = await auditPage(backEnd(), { KIND: 'access.refused', itemsPerPage: '100' });
    const entries = items.filter((item) => item.ID > before).map(({ BY, DETAIL }) => `${BY?.EMAIL} ${DETAIL}`);
    expect(entries.reverse()).toEqual([
      `${admin.EMAIL} POST /api/users/createUser`,
      `${admin.EMAIL} PATCH /api/users/updateUser`,
      `${admin.EMAIL} PATCH /api/users/updateUser`,
      `${admin.EMAIL} DELETE /api/users/deleteUser`,
      `${admin.EMAIL} POST /api/auth/updateProfile`,
      'undefined POST /api/users/singlePageApproval: no such link',
      'undefined POST /api/auth/resetPassVerify: no such link',
      `${admin.EMAIL} POST /api/auth/enableMFA: unknown secret`,
      'undefined GET /confirm-email: no such link',
    ]);
  });

  it('is paged, and filtered by user, record, kind and day', { tags: 'GM06' }, async () => {
    const { COMPANY_NAME } = await createSomeCompany(backEnd());
    await createSomeCompany(backEnd());
    const day = backEnd().now().toISOString().slice(0, 10);
    const all = await auditPage(backEnd(), { itemsPerPage: '1', currentPage: '2' });
    expect(all.items).toHaveLength(1);
    expect(all.meta).toMatchObject({ currentPage: 2, itemsPerPage: 1, totalPages: all.meta.totalItems });
    const one = { WHO: 'sales@', WHAT: COMPANY_NAME.toUpperCase(), KIND: 'company.created', FROM: day, TO: day };
    expect((await auditPage(backEnd(), one)).items.map(({ RECORD }) => RECORD?.NAME)).toEqual([COMPANY_NAME]);
    for (const other of [
      { WHO: 'customer@' },
      { WHAT: '%' },
      { KIND: 'company.deleted' },
      { TO: '2020-01-01' },
      { FROM: '2999-01-01' },
    ]) {
      expect((await auditPage(backEnd(), { ...one, ...other })).items).toEqual([]);
    }
    const token = await backEnd().tokenOf('admin');
    for (const bad of ['KIND=company', 'FROM=yesterday', 'TO=2026-02-31', 'itemsPerPage=1000']) {
      const refused = await backEnd().call(`audit?${bad}`, { token });
      expect(refused.body).toMatchObject({
        status: 400,
        data: { fields: { [String(bad.split('=')[0])]: expect.any(String) } },
      });
    }
  });

  it('contains no change that was refused', { tags: 'GM04' }, async () => {
    const { EMAIL } = await createSomeUser(backEnd());
    expect((await callUsers(backEnd(), 'createUser', { body: someUser({ EMAIL }) })).status).toBe(409);
    expect(await kindsOf(EMAIL)).toEqual(['user.created']);
    expect(
      (await callProduct(backEnd(), 'createProduct', { MAIN_SKU: 'NO-COMPANY', EXCLUSIVE_FOR_COMPANY: ['None such'] }))
        .status,
    ).toBe(400);
    expect(await kindsOf('NO-COMPANY')).toEqual([]);
    expect((await login(backEnd(), EMAIL, { PASSWORD: DEMO_PASSWORD })).status).toBe(401);
  });
});
