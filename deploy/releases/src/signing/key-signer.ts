import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { keyIdOf, type ReleaseSigner } from './release-keys.ts';

/** A signer, and the public key that verifies its signatures. */
export interface KeySigner extends ReleaseSigner {
  readonly publicKey: KeyObject;
}

function privateKeyOf(pem: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the signer for a private key in PEM. Throws an Error that names `source`, and never the key, when
 * it is not an Ed25519 key.
 */
export function keySigner(pem: string, source: string): KeySigner {
  const privateKey = privateKeyOf(pem);
  if (!privateKey) throw new Error(`${source} is no Ed25519 key.`);
  const publicKey = createPublicKey(privateKey);
  return {
    publicKey,
    keyId: keyIdOf(publicKey),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
  };
}
