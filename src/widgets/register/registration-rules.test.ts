import { describe, expect, test } from 'vitest';
import { errorsOf, firstWrong, tidied } from './registration-rules';

const typed = { name: 'Ada', email: 'ada@example.test', phone: '+61 2 5550 0148', company: 'Court', password: '' };

describe('a registration', () => {
  test('is complete without a password: whether one is needed is for the back end to say', () => {
    expect(errorsOf(typed)).toEqual({});
  });

  test('needs name, email, phone number and company, each told by its own words', () => {
    const errors = errorsOf(tidied({ name: ' ', email: '', phone: '\t', company: '', password: '' }));
    expect(Object.keys(errors).sort()).toEqual(['company', 'email', 'name', 'phone']);
    expect(errors.email).toBe('Enter your email.');
    expect(firstWrong(errors)).toBe('name');
  });

  test.each(['ada', 'ada@', '@example.test', 'a da@example.test', 'ada@example..test'])(
    'takes no %j for an email',
    (email) => {
      expect(errorsOf({ ...typed, email }).email).toContain('name@example.com');
    },
  );

  test.each(['ada+prices@example.test', 'ada@localhost', 'åda@exämple.test'])('takes %j for an email', (email) => {
    expect(errorsOf({ ...typed, email })).toEqual({});
  });

  test('keeps the spaces of a password alone', () => {
    expect(tidied({ ...typed, name: ' Ada ', password: ' x ' })).toEqual({ ...typed, password: ' x ' });
  });
});
