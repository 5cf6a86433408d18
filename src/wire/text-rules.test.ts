import { expect, it } from 'vitest';
import { parseField } from './field-value';
import { isBlank } from './text-rules';
import { userFields } from './user';

it.each(['', ' ', '\u200b', '\u2060\ufeff', '\u3164', '\u2800\u00a0', '\u115f'])(
  'counts %j as blank',
  { tags: 'PS17' },
  (text) => {
    expect(isBlank(text)).toBe(true);
    expect(parseField(userFields.NAME, text)).toEqual({ kind: 'value', value: '' });
  },
);

it.each(['a', '\u200ba', '名', '\u0646\u200c\u0627', '👩\u200d💻', '-'])(
  'counts %j as text',
  { tags: 'PS17' },
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);
