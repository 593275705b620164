import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import type { SignedRelease } from '@forecourt/shared-contracts/releases';

/** Signs the exact text of a release record with Ed25519; `keyId` names the key that verifies it. */
export interface ReleaseSigner {
  readonly keyId: string;
  /** Base64. */
  sign(text: string): string;
}

/** Trusted public keys by id. */
export type TrustedKeys = ReadonlyMap<string, KeyObject>;

/** Id of a key: the first 16 hex digits of the SHA-256 of its public half (SPKI, DER). */
export function keyIdOf(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}

function publicKeyOf(pem: string): KeyObject | undefined {
  try {
    const key = createPublicKey(pem);
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

const publicKeyBlock = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

/** Text between the keys: comments, one a line. */
const remark = /^(#.*)?$/;

/**
 * Reads public keys in PEM, with comments after `#` on lines of their own; empty for a text without keys.
 * Undefined when one is not an Ed25519 key or when there is anything else in the text, so that a private key
 * in the wrong place is never taken for a public one.
 */
export function readTrustedKeys(text: string): TrustedKeys | undefined {
  const rest = text.replace(publicKeyBlock, '').split('\n');
  if (!rest.every((line) => remark.test(line.trim()))) return undefined;
  const keys = new Map<string, KeyObject>();
  for (const [pem] of text.matchAll(publicKeyBlock)) {
    const key = publicKeyOf(pem);
    if (!key) return undefined;
    keys.set(keyIdOf(key), key);
  }
  return keys;
}

/** Whether the record's text was signed by a trusted key (T15). Never throws. */
export function isSignedBy(keys: TrustedKeys, signed: SignedRelease): boolean {
  const key = keys.get(signed.keyId);
  if (!key) return false;
  return verify(null, Buffer.from(signed.record), key, Buffer.from(signed.signature, 'base64'));
}
