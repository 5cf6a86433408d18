import { expect, it } from 'vitest';
import { stubLocalStorage } from '../../../tests/support/app/storage';
import type { Client } from '../../api/transport/client';
import type { TemplateContent } from './template-content';
import { templateStore } from './template-store';

const stored = stubLocalStorage();

// SAFETY: the browser's templates need no request.
const client = { apiBase: 'https://back-end.example' } as Client;
const content: TemplateContent = { names: ['artikel'], options: { columns: ['MAIN_SKU'] } };

it('Templates are kept in the browser where the back end keeps none', { tags: 'QC12' }, async () => {
  const store = templateStore(() => client, 'prices', undefined);
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
  expect(await templateStore(() => client, 'prices', undefined).list()).toEqual([]);
});
