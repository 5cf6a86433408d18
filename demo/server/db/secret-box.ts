import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** `sealed:<key ID>:<IV, tag and ciphertext>`. A plain secret has no colon. */
const SEALED = /^sealed:([\w-]+):([\w-]+)$/;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A secret was sealed with a key that is not given. */
export class WrongKey extends Error {
  constructor() {
    super('A stored secret is encrypted with another key.');
    this.name = 'WrongKey';
  }
}

export type SecretBox = ReturnType<typeof createSecretBox>;

/** Creates a box with keys derived from the secrets (HKDF): the first one seals, all open. Without any it stores plain text. */
export function createSecretBox(secrets: readonly string[]) {
  const keys = secrets.map(deriveKey);
  const [current] = keys;
  return {
    hasKey: current !== undefined,
    /** Seals a secret together with its context, such as the account it belongs to; only the same context opens it. */
    seal: (secret: string, context: string): string =>
      current === undefined ? secret : encrypt(current, secret, context),
    /** Returns the secret, sealed or in plain text. Throws WrongKey. */
    open(stored: string, context: string): string {
      const [, id, sealed] = SEALED.exec(stored) ?? [];
      if (id === undefined || sealed === undefined) return stored;
      const key = keys.find((candidate) => candidate.id === id);
      if (key === undefined) throw new WrongKey();
      return decrypt(key, Buffer.from(sealed, 'base64url'), context);
    },
    /** Whether the secret has to be sealed with the current key. */
    isOutdated: (stored: string) => current !== undefined && SEALED.exec(stored)?.[1] !== current.id,
  };
}

type Key = ReturnType<typeof deriveKey>;

function deriveKey(secret: string) {
  const derive = (label: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', label, bytes));
  return {
    id: derive('pricebook: key ID of secrets at rest', 6).toString('base64url'),
    bytes: derive('pricebook: encryption of secrets at rest', 32),
  };
}

function encrypt({ id, bytes }: Key, secret: string, context: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', bytes, iv).setAAD(Buffer.from(context));
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return `sealed:${id}:${Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
}

function decrypt({ bytes }: Key, sealed: Buffer, context: string): string {
  const tagEnd = IV_BYTES + TAG_BYTES;
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv('aes-256-gcm', bytes, sealed.subarray(0, IV_BYTES), options)
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(IV_BYTES, tagEnd));
  return decipher.update(sealed.subarray(tagEnd), undefined, 'utf8') + decipher.final('utf8');
}
