import * as v from 'valibot';
import type { Client } from '../transport/client';
import { ApiError } from '../transport/errors';
import { errorMessages } from '../transport/errors.messages';

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Free text; an administrator assigns the company. */
  readonly company: string;
  readonly password: string;
}

/** Applies for an account. Only 201 is a success; the outcome of a 204 is unknown. */
export async function register(client: Client, { name, email, phone, company, password }: Registration): Promise<void> {
  const { status, message } = await client.write('post', 'api/auth/register', {
    schema: v.unknown(),
    body: { NAME: name, EMAIL: email, PHONE_NUMBER: phone, INPUT_COMPANY_NAME: company, PASSWORD: password },
    access: 'anonymous',
  });
  if (status === 204)
    throw new ApiError('unknown-outcome', errorMessages.unreadable(status, errorMessages.empty), { status });
  if (status !== 201) throw new ApiError('refused', message, { status });
}
