import { expect, onTestFinished, test } from 'vitest';
import { startBackend } from '../../../../tests/api/backend';
import { createClient } from '../../../api/transport/client';
import { countListed } from './count-listed';

test.each([
  ['the total', { totalItems: 12, itemsPerPage: 10 }, 12],
  ['a page that is not full', { itemsPerPage: 10 }, 2],
  ['no total, and maybe more pages', { itemsPerPage: 2 }, undefined],
  ['nothing about pages', undefined, undefined],
])('the filtered list is counted from %s', { tags: 'NC104' }, async (_case, meta, total) => {
  const backend = await startBackend(() => ({ json: { status: 200, data: { items: [{ ID: 1 }, { ID: 2 }], meta } } }));
  onTestFinished(backend.close);
  const client = createClient({ apiBase: backend.url });
  expect(await countListed(client, { search: 'net', filters: {} })).toBe(total);
});
