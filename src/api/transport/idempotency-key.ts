import { hasCapability } from '../session/session';

/** 128 random bits in hexadecimal digits: `crypto.randomUUID` is missing on pages without https. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The header, where the back end supports it: elsewhere CORS would refuse the request. */
export const idempotencyHeader = (apiBase: string, key: string | undefined): Readonly<Record<string, string>> =>
  key !== undefined && hasCapability(apiBase, 'idempotency-key') ? { 'Idempotency-Key': key } : {};
