import { beforeAll, expect, it } from 'vitest';
import { onOneStore } from '../stores';
import { type Described, faultsOf, type Operation, operationsOf } from './openapi-document';

onOneStore('The description of the API', (backEnd) => {
  let document: Described;
  beforeAll(async () => {
    // SAFETY: what is not so is a fault, which the first test names.
    document = (await (await fetch(`${backEnd().url}/openapi.json`)).json()) as Described;
  });

  const call = async ({ path, method }: Operation, sent: object = {}) =>
    backEnd().call(path.replace('/api/', ''), { method, token: await backEnd().tokenOf('admin'), ...sent });

  it('is a valid OpenAPI 3.1 document', { tags: 'C901' }, () => {
    expect(faultsOf(document)).toEqual([]);
  });

  it('contains every call of the API and no other', { tags: 'C901' }, async () => {
    const operations = operationsOf(document);
    expect(operations.length).toBeGreaterThan(40);
    const paths = new Set(operations.map(({ path }) => path).filter((path) => path.startsWith('/api/')));
    for (const path of paths) {
      const response = await fetch(backEnd().url + path.replace('{id}', 'a'.repeat(22)), { method: 'PUT' });
      const allowed = (response.headers.get('allow') ?? '').split(', ').filter((method) => method !== 'HEAD');
      const described = operations.flatMap((operation) => (operation.path === path ? operation.method : []));
      expect([path, ...allowed.sort()]).toEqual([path, ...described.sort()]);
    }
  });

  it('states which calls need a session', { tags: 'C902' }, async () => {
    for (const operation of operationsOf(document)) {
      if (!operation.path.startsWith('/api/') || operation.path.includes('{')) continue;
      const { status } = await backEnd().call(operation.path.replace('/api/', ''), {
        method: operation.method,
        ...(operation.method !== 'GET' && { body: {} }),
      });
      expect([operation.path, status === 401]).toEqual([operation.path, operation.needsSession]);
    }
  });

  it('lists exactly the required fields of a call', { tags: 'C902' }, async () => {
    const operations = operationsOf(document).filter(
      ({ path, needed }) => path.startsWith('/api/') && needed.length > 0,
    );
    expect(operations.length).toBeGreaterThan(15);
    for (const operation of operations) {
      const { body, status } = await call(operation, sentWithout(operation));
      // SAFETY: so a refusal of fields answers; one that does not has none.
      const { fields = {} } = (body.data ?? {}) as { readonly fields?: Readonly<Record<string, string>> };
      expect(operation.statuses).toContain(String(status));
      expect([operation.path, status, ...Object.keys(fields).sort()]).toEqual([
        operation.path,
        400,
        ...[...operation.needed].sort(),
      ]);
    }
  });

  it('lists the allowed roles and the possible values', { tags: 'C902' }, () => {
    const create = document.paths['/api/users/createUser']?.post;
    expect(create?.description).toBe('For the roles SuperAdmin, Admin.');
    expect(JSON.stringify(create?.requestBody)).toContain('"enum":["Active","Inactive"]');
    const list = JSON.stringify(document.paths['/api/price/getPrice']?.post?.requestBody);
    expect(list).toContain('"additionalProperties":{"type":"array"');
  });
});

function sentWithout({ form, method }: Operation): object {
  if (method === 'GET' || method === 'DELETE') return {};
  return { body: form ? new FormData() : {} };
}
