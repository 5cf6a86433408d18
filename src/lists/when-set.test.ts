import { signal } from '@preact/signals-react';
import { expect, test } from 'vitest';
import { whenSet } from './when-set';

test('what waits for a signal runs once, in the order of waiting', { tags: 'NC114' }, () => {
  const source = signal<number>();
  const ran: string[] = [];
  whenSet(source, (value) => ran.push(`first ${value}`));
  whenSet(source, (value) => ran.push(`second ${value}`));
  source.value = 1;
  source.value = undefined;
  source.value = 2;
  whenSet(source, (value) => ran.push(`third ${value}`));
  expect(ran).toEqual(['first 1', 'second 1', 'third 2']);
});
