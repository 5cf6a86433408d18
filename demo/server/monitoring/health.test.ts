import { expect, it } from 'vitest';
import { healthRoutes } from './health';

it.each([
  ['is ready', false, true, [200, 200, 200]],
  ['is not ready without its database', false, false, [200, 503, 503]],
  ['is not ready while it stops', true, true, [200, 503, 503]],
])('A server %s, and alive', { tags: 'PS03' }, async (_, isStopping, isReachable, expected) => {
  const routes = healthRoutes({ isStopping: () => isStopping, isDatabaseReachable: async () => isReachable });
  const paths = ['/health/live', '/health/ready', '/health'];
  const responses = await Promise.all(paths.map((path) => routes.request(path)));
  expect(responses.map(({ status }) => status)).toEqual(expected);
});
