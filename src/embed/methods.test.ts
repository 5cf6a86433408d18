import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMethodQueue } from './methods';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a call waits until the widget is mounted', async () => {
  const gate = createMethodQueue();
  const answer = gate.call('double', [21]);
  gate.ref({ double: (n: number) => n * 2 });
  await expect(answer).resolves.toBe(42);
});

test('a call between two mounts runs on the second', async () => {
  const gate = createMethodQueue();
  gate.ref({ name: () => 'first' });
  gate.ref(null);
  const answer = gate.call('name', []);
  gate.ref({ name: () => 'second' });
  await expect(answer).resolves.toBe('second');
});

test('a method that throws or is missing rejects the promise', async () => {
  const gate = createMethodQueue();
  gate.ref({
    refuse: () => {
      throw new Error('This was refused.');
    },
  });
  await expect(gate.call('refuse', [])).rejects.toThrow('This was refused.');
  await expect(gate.call('missing', [])).rejects.toThrow('no method missing');
});

test('a call on an element that never connects rejects after 30 s', { tags: ['JC01'] }, async () => {
  const queue = createMethodQueue();
  const refused = expect(queue.call('double', [21])).rejects.toThrow('double() waited 30 s');
  await vi.advanceTimersByTimeAsync(30_000);
  await refused;
  queue.ref({ double: (n: number) => n * 2 });
  await expect(queue.call('double', [21])).resolves.toBe(42);
});
