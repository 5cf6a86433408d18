import { expect, it } from 'vitest';
import { createSomeProduct } from '../products/product-calls';
import { onBothStores } from '../stores';

interface Template {
  readonly ID: number;
  readonly NAME: string;
  readonly TEMPLATE: object;
  readonly CHANGED_BY: string;
}

onBothStores('Templates for supplier files', (backEnd) => {
  const as = async (account: 'admin' | 'sales' | 'customer') => ({ token: await backEnd().tokenOf(account) });
  const list = async (): Promise<readonly Template[]> => {
    const listed = await backEnd().call<{ items: readonly Template[] }>('price/getUploadTemplates', await as('admin'));
    return listed.body.data.items;
  };
  const save = async (body: object) =>
    backEnd().call<{ ID: number }>('price/saveUploadTemplate', { body, ...(await as('sales')) });

  it('are saved, replaced, renamed and deleted, and shared', { tags: 'QC10' }, async () => {
    const TEMPLATE = { names: ['artikel', 'preis'], options: { columns: ['MAIN_SKU', null] } };
    const saved = await save({ NAME: 'Wilo,  spring list', TEMPLATE });
    expect(saved.status).toBe(200);
    const { ID } = saved.body.data;
    expect(await list()).toContainEqual(expect.objectContaining({ ID, NAME: 'Wilo, spring list', TEMPLATE }));
    expect((await save({ ID, NAME: 'Wilo, spring list', TEMPLATE: { names: [] } })).status).toBe(200);
    const sent = { method: 'PATCH', body: { ID, NAME: 'Wilo, summer list' }, ...(await as('admin')) };
    expect((await backEnd().call('price/renameUploadTemplate', sent)).status).toBe(200);
    expect(await list()).toContainEqual(
      expect.objectContaining({ NAME: 'Wilo, summer list', TEMPLATE: { names: [] } }),
    );
    const remove = async () =>
      backEnd().call(`price/deleteUploadTemplate?ID=${ID}`, { method: 'DELETE', ...(await as('admin')) });
    expect((await remove()).status).toBe(200);
    expect((await list()).map((template) => template.ID)).not.toContain(ID);
    expect((await remove()).status).toBe(404);
    expect((await save({ ID, NAME: 'Gone', TEMPLATE })).status).toBe(404);
  });

  it('have names of their own, and an object as content', { tags: 'QC10' }, async () => {
    expect((await save({ NAME: 'Grundfos', TEMPLATE: {} })).status).toBe(200);
    expect((await save({ NAME: 'GRUNDFOS', TEMPLATE: {} })).status).toBe(409);
    expect((await save({ NAME: '', TEMPLATE: {} })).status).toBe(400);
    expect((await save({ NAME: 'No object', TEMPLATE: 'x' })).status).toBe(400);
    expect((await save({ NAME: 'Too long', TEMPLATE: { text: 'x'.repeat(200_000) } })).status).toBe(400);
  });

  it('are refused when they are nested very deeply', { tags: 'OC41' }, async () => {
    const token = await backEnd().tokenOf('sales');
    const saveNested = (levels: number) => {
      const body = `{"NAME":"Nested ${levels}","TEMPLATE":{"deep":${'['.repeat(levels)}${']'.repeat(levels)}}}`;
      return backEnd().call('price/saveUploadTemplate', { body, token });
    };
    expect((await saveNested(20)).status).toBe(200);
    for (const levels of [51, 10_000, 200_000]) expect((await saveNested(levels)).status).toBe(400);
  });

  it('remember the articles of their lists, until they are deleted', { tags: 'QC52' }, async () => {
    const { ID } = (await save({ NAME: 'Remembering', TEMPLATE: {} })).body.data;
    const { MAIN_SKU: first } = await createSomeProduct(backEnd());
    const { MAIN_SKU: second } = await createSomeProduct(backEnd());
    const add = async (id: number, MAIN_SKUS: readonly string[]) =>
      (await backEnd().call('price/addTemplateArticles', { body: { ID: id, MAIN_SKUS }, ...(await as('sales')) }))
        .status;
    const articles = async () => {
      const path = `price/getTemplateArticles?ID=${ID}`;
      const { status, body } = await backEnd().call<{ items: object[] } | null>(path, await as('admin'));
      return status === 200 ? body.data?.items : status;
    };
    expect(await articles()).toEqual([]);
    expect(await add(ID, [second, 'no product'])).toBe(200);
    expect(await add(ID, [first, second])).toBe(200);
    expect(await add(ID, ['A\0B'])).toBe(400);
    expect(await articles()).toEqual([first, second].sort().map((MAIN_SKU) => ({ MAIN_SKU })));
    expect(
      await add(
        ID,
        Array.from({ length: 5_001 }, () => first),
      ),
    ).toBe(400);
    await backEnd().call(`price/deleteUploadTemplate?ID=${ID}`, { method: 'DELETE', ...(await as('admin')) });
    expect(await articles()).toBe(404);
    expect(await add(ID, [first])).toBe(404);
    const { status } = await backEnd().call(`price/getTemplateArticles?ID=${ID}`, await as('customer'));
    expect(status).toBe(403);
  });

  it('are refused to roles that may not write prices', { tags: 'QC10' }, async () => {
    expect((await backEnd().call('price/getUploadTemplates', await as('customer'))).status).toBe(403);
  });
});
