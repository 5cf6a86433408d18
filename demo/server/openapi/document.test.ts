import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { openApiDocument } from './document';

it('A route without a description throws an error that names it', { tags: 'C901' }, () => {
  const app = new Hono().get('/api/price/forgotten', (c) => c.text(''));
  expect(() => openApiDocument(app.routes)).toThrow('GET /api/price/forgotten has no description.');
});
