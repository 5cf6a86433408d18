import { describe, expect, test } from 'vitest';
import { uncorrectedErrors } from '../../api/resources/field-errors';
import { trimRegistration, validate } from './registration-rules';

const typed = { name: 'Ada', email: 'ada@example.test', phone: '+61 2 5550 0148', company: 'Court', password: '' };

describe('A registration', () => {
  test('is complete without a password', { tags: 'DP02' }, () => {
    expect(validate(typed)).toEqual({});
  });

  test('requires name, email, phone number and company, each with its message', () => {
    const errors = validate(trimRegistration({ name: ' ', email: '', phone: '\t', company: '', password: '' }));
    expect(Object.keys(errors).sort()).toEqual(['company', 'email', 'name', 'phone']);
    expect(errors.email).toBe('Enter your email.');
  });

  test.each(['ada', 'ada@', '@example.test', 'a da@example.test', 'ada@example..test'])(
    'rejects %j as an email address',
    (email) => {
      expect(validate({ ...typed, email }).email).toContain('name@example.com');
    },
  );

  test.each(['ada+prices@example.test', 'ada@localhost', 'åda@exämple.test'])(
    'accepts the email address %j',
    (email) => {
      expect(validate({ ...typed, email })).toEqual({});
    },
  );

  test('loses the error of a field that is changed', { tags: 'LT04' }, () => {
    const errors = { name: 'Enter your full name.', email: 'Enter your email.' };
    const sent = { ...typed, name: '', email: '' };
    expect(uncorrectedErrors(errors, sent, sent)).toEqual(errors);
    expect(uncorrectedErrors(errors, sent, { ...sent, name: 'A' })).toEqual({ email: errors.email });
  });

  test('is trimmed, except for the password', () => {
    expect(trimRegistration({ ...typed, name: ' Ada ', password: ' x ' })).toEqual({ ...typed, password: ' x ' });
  });
});
