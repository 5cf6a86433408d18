import type { Registration } from '../../api/resources/register';
import { registerMessages as messages } from './register.messages';

/** A field of the form. */
export type RegistrationField = keyof Registration;

/** What is wrong, by field. */
export type RegistrationErrors = { readonly [F in RegistrationField]?: string };

/** The fields in the order in which they stand, by their names on the wire. */
export const wireNames = {
  name: 'NAME',
  email: 'EMAIL',
  phone: 'PHONE_NUMBER',
  company: 'INPUT_COMPANY_NAME',
  password: 'PASSWORD',
} as const satisfies Record<RegistrationField, string>;

/** The first field, in the order in which they stand, that something is wrong with. */
export const firstInvalidField = (errors: RegistrationErrors): RegistrationField | undefined =>
  (['name', 'email', 'phone', 'company', 'password'] as const).find((field) => errors[field] !== undefined);

/** What was typed, without what nobody sees; a password is what it is. */
export const trimmed = ({ name, email, phone, company, password }: Registration): Registration => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  company: company.trim(),
  password,
});

/** What can be told before asking the back end. Whether a password is needed, and which, is its affair. */
export function validate(typed: Registration): RegistrationErrors {
  const required = ['name', 'email', 'phone', 'company'] as const;
  const missing = required.filter((field) => typed[field] === '').map((field) => [field, messages.missing[field]]);
  const isEmail = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/.test(typed.email);
  return { ...(!isEmail && { email: messages.notAnEmail }), ...Object.fromEntries(missing) };
}
