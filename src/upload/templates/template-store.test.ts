import { describe, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../../tests/support/app/storage';
import type { TemplateCalls } from '../../api/resources/upload-templates';
import { setSession } from '../../api/session/session';
import type { Client } from '../../api/transport/client';
import { createKeyNameMemory } from './key-name-memory';
import type { TemplateContent } from './template-content';
import { createTemplateStore } from './template-store';

const stored = stubLocalStorage();

// SAFETY: the browser's templates need no request.
const client = { apiBase: 'https://back-end.example' } as Client;
const content: TemplateContent = { names: ['artikel'], options: { columns: ['MAIN_SKU'] } };

it('Templates are kept in the browser where the back end keeps none', { tags: 'QC12' }, async () => {
  const store = createTemplateStore(() => client, 'prices', undefined);
  await store.save('Wilo', content);
  await store.save('grundfos', content);
  await store.save('WILO', content);
  expect((await store.list()).map(({ name }) => name)).toEqual(['grundfos', 'WILO']);
  await store.rename('WILO', 'Wilo, spring');
  await expect(store.rename('grundfos', 'wilo, Spring')).rejects.toThrow(
    'There is a template named wilo, Spring already.',
  );
  await store.remove('grundfos');
  expect(await store.list()).toEqual([{ id: 'Wilo, spring', name: 'Wilo, spring', content }]);
});

it('A stored text that is no template is left out', { tags: 'QC12' }, async () => {
  stored().set('pricebook.templates.prices', JSON.stringify([{ name: 'x', content: { names: [] } }, 1]));
  expect(await createTemplateStore(() => client, 'prices', undefined).list()).toEqual([]);
});

it('A template that the browser has no room for is not called saved, also in place of another', {
  tags: 'QC146',
}, async () => {
  const store = createTemplateStore(() => client, 'prices', undefined);
  await store.save('Wilo', content);
  vi.stubGlobal('localStorage', {
    ...localStorage,
    setItem() {
      throw new Error('QuotaExceededError');
    },
  });
  const changed: TemplateContent = { ...content, options: { columns: ['MAIN_SKU', 'SP_AUD_01'] } };
  await expect(store.save('Wilo', changed)).rejects.toThrow('cannot store the template');
  await expect(store.rename('Wilo', 'Wilo, spring')).rejects.toThrow('cannot store the template');
  expect(await store.list()).toEqual([{ id: 'Wilo', name: 'Wilo', content }]);
});

it('Templates of the back end that are read while one is saved are read again', { tags: 'QC146' }, async () => {
  const apiBase = 'https://templates.example';
  setSession({ accessToken: 'token', userInfo: { CAPABILITIES: ['templates'] } }, { apiBase });
  let names: readonly string[] = [];
  // SAFETY: saving and listing use only these.
  const calls = {
    fetch: async () => names.map((name) => ({ id: name, name, content })),
    async save() {
      await Promise.resolve();
      await store.list();
      names = ['Wilo'];
    },
  } as unknown as TemplateCalls;
  // SAFETY: the calls above need no client.
  const store = createTemplateStore(() => ({ apiBase }) as Client, 'prices', calls);
  await store.save('Wilo', content);
  expect((await store.list()).map(({ name }) => name)).toEqual(['Wilo']);
});

describe('The articles of a template’s lists, kept in the browser', { tags: 'QC52' }, () => {
  it('are those of all lists, and follow the template’s name', async () => {
    const store = createTemplateStore(() => client, 'prices', undefined);
    await store.save('Wilo', content);
    expect(await store.fetchArticles('Wilo')).toEqual([]);
    await store.addArticles('wilo', ['A-1', 'B-2']);
    await store.addArticles('Wilo', ['B-2', 'C-3']);
    await store.rename('Wilo', 'Wilo, spring');
    expect(await store.fetchArticles('Wilo, spring')).toEqual(['A-1', 'B-2', 'C-3']);
    await expect(store.fetchArticles('Wilo')).rejects.toThrow('There is no template named Wilo any more.');
    await store.remove('Wilo, spring');
    await store.save('Wilo, spring', content);
    expect(await store.fetchArticles('Wilo, spring')).toEqual([]);
  });

  it('are forgotten where there are too many, because a part would hide missing ones', async () => {
    const store = createTemplateStore(() => client, 'prices', undefined);
    await store.save('Large', content);
    await store.addArticles('Large', ['A-1']);
    const many = Array.from({ length: 100_000 }, (_, index) => `ART-${index}`);
    await expect(store.addArticles('Large', many)).rejects.toThrow('no room for the articles');
    expect(await store.fetchArticles('Large')).toBe('too-many');
    await expect(store.addArticles('Large', ['B-2'])).rejects.toThrow('no room for the articles');
    expect(await store.fetchArticles('Large')).toBe('too-many');
  });
});

it('The numbers remembered for a template follow its name, and are forgotten with it', { tags: 'QC96' }, async () => {
  const store = createTemplateStore(() => client, 'prices', undefined);
  const memory = createKeyNameMemory('prices');
  const keyNames = { '1001': 'PUMP-1' };
  await store.save('Wilo', content);
  memory.storeOfTemplate('Wilo', keyNames);
  await store.rename('Wilo', 'Wilo, spring');
  expect(memory.recallOfTemplate('wilo')).toEqual({});
  expect(memory.recallOfTemplate('Wilo, Spring')).toEqual(keyNames);
  await store.remove('Wilo, spring');
  expect(memory.recallOfTemplate('Wilo, spring')).toEqual({});
  // A template that is saved in place of another has its numbers.
  memory.storeOfTemplate('Wilo', keyNames);
  await store.save('WILO', content);
  expect(memory.recallOfTemplate('Wilo')).toEqual({});
});
