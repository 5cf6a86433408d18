import type { Registration } from '../../api/resources/register';
import { registerMessages as messages } from './register.messages';

export type RegistrationField = keyof Registration;

export type RegistrationErrors = { readonly [F in RegistrationField]?: string };

/** Wire names in the order of the form. */
export const wireNames = {
  name: 'NAME',
  email: 'EMAIL',
  phone: 'PHONE_NUMBER',
  company: 'INPUT_COMPANY_NAME',
  password: 'PASSWORD',
} as const satisfies Record<RegistrationField, string>;

const formOrder = ['name', 'email', 'phone', 'company', 'password'] as const;

export const firstInvalidField = (errors: RegistrationErrors): RegistrationField | undefined =>
  formOrder.find((field) => errors[field] !== undefined);

/** Returns the errors of fields that were not changed since they were sent. */
export const uncorrected = (errors: RegistrationErrors, sent: Registration, now: Registration): RegistrationErrors =>
  Object.fromEntries(
    formOrder.flatMap((field) => {
      const error = errors[field];
      return error !== undefined && sent[field] === now[field] ? [[field, error]] : [];
    }),
  );

export const trimmed = ({ name, email, phone, company, password }: Registration): Registration => ({
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
