import type { Registration } from '../../api/resources/register';
import { registerMessages as messages } from './register.messages';

export type RegistrationField = keyof Registration;

export type RegistrationErrors = { readonly [F in RegistrationField]?: string };

export const wireNames = {
  name: 'NAME',
  email: 'EMAIL',
  phone: 'PHONE_NUMBER',
  company: 'INPUT_COMPANY_NAME',
  password: 'PASSWORD',
} as const satisfies Record<RegistrationField, string>;

export const trimRegistration = ({ name, email, phone, company, password }: Registration): Registration => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  company: company.trim(),
  password,
});

/** Validates all fields except the password, whose rules only the back end knows. */
export function validate(typed: Registration): RegistrationErrors {
  const required = ['name', 'email', 'phone', 'company'] as const;
  const missing = required.filter((field) => typed[field] === '').map((field) => [field, messages.missing[field]]);
  const isEmail = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/.test(typed.email);
  return { ...(!isEmail && { email: messages.notAnEmail }), ...Object.fromEntries(missing) };
}
