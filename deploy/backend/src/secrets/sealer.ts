import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/**
 * Seals texts that must not be readable in the database: personal answers, Social Security numbers. `context`
 * identifies the kind and owner of a text, such as `credit-application|northstar|{id}`; a sealed text only
 * opens with its own context, so that one row's text cannot be moved to another.
 */
export interface Sealer {
  /** Returns a different text each time, `v1.{key}.{nonce, cipher text and tag}`. */
  seal(text: string, context: string): string;
  /** Returns the original text; throws if it was changed, belongs to another context, or its key is gone. */
  open(sealed: string, context: string): string;
}

const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM with keys of 32 bytes. The first key seals, all of them open, so that a new key can be put
 * first to replace the old one. Throws for no key or a key of another length.
 */
export function createSealer(keys: readonly Uint8Array[]): Sealer {
  const [first] = keys;
  if (!first || keys.some((key) => key.length !== 32)) throw new Error('a sealing key has 32 bytes');
  const byName = new Map(keys.map((key) => [nameOf(key), key]));
  return {
    seal(text, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', first, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `v1.${nameOf(first)}.${sealed.toString('base64url')}`;
    },
    open(sealed, context) {
      const [version, name = '', body = ''] = sealed.split('.');
      const key = byName.get(name);
      if (version !== 'v1' || !key) throw new Error('no key for a sealed text');
      const bytes = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes));
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-tagBytes));
      const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
  };
}

/** Identifies a key without revealing anything about it. */
function nameOf(key: Uint8Array): string {
  return createHash('sha256').update('sealing key').update(key).digest('base64url').slice(0, 8);
}
