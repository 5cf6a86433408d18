import { expect, test } from 'vitest';
import { createMethodGate } from './methods';

test('a call waits until the widget is there', async () => {
  const gate = createMethodGate();
  const answer = gate.call('double', [21]);
  gate.ref({ double: (n: number) => n * 2 });
  await expect(answer).resolves.toBe(42);
});

test('a call between two lives of the widget is made to the second', async () => {
  const gate = createMethodGate();
  gate.ref({ name: () => 'first' });
  gate.ref(null);
  const answer = gate.call('name', []);
  gate.ref({ name: () => 'second' });
  await expect(answer).resolves.toBe('second');
});

test('what a method throws, or its absence, rejects the promise', async () => {
  const gate = createMethodGate();
  gate.ref({
    refuse: () => {
      throw new Error('This was refused.');
    },
  });
  await expect(gate.call('refuse', [])).rejects.toThrow('This was refused.');
  await expect(gate.call('missing', [])).rejects.toThrow('no method missing');
});
