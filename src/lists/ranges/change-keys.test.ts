import { expect, test } from 'vitest';
import { changeOfKey } from './change-keys';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test.each([
  ['Delete', {}, 'clear'],
  ['Backspace', {}, 'clear'],
  ['Delete', { ctrlKey: true }, undefined],
  ['Delete', { shiftKey: true }, undefined],
  ['d', { ctrlKey: true }, 'fillDown'],
  ['d', {}, undefined],
  ['z', { ctrlKey: true }, 'undo'],
  ['z', { metaKey: true }, 'undo'],
  ['Z', { metaKey: true, shiftKey: true }, 'redo'],
  ['y', { ctrlKey: true }, 'redo'],
  ['z', { ctrlKey: true, altKey: true }, undefined],
])('%s with %o means %s', { tags: 'NC74' }, (key, modifiers, expected) => {
  expect(changeOfKey({ ...none, ...modifiers, key })).toBe(expected);
});
