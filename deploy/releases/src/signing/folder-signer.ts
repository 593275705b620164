import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyIdOf, type ReleaseSigner } from './release-keys.ts';

const privateName = 'signing-key.pem';

function create(folder: string): void {
  const { privateKey } = generateKeyPairSync('ed25519');
  const draft = join(folder, `.${process.pid}.tmp`);
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    linkSync(draft, join(folder, privateName));
  } catch (error) {
    if (!existsSync(join(folder, privateName))) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The signer of a folder and the public key that checks its signatures. */
export interface FolderSigner extends ReleaseSigner {
  readonly publicKey: KeyObject;
}

/**
 * The signer whose private key lies in `folder` as `signing-key.pem`, readable by its owner alone. The key pair is made at the first
 * use; when two processes begin at once, both use the same one. Throws when the file is no Ed25519 key.
 */
export function folderSigner(folder: string): FolderSigner {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(join(folder, privateName))) create(folder);
  const privateKey = createPrivateKey(readFileSync(join(folder, privateName)));
  if (privateKey.asymmetricKeyType !== 'ed25519') {
    throw new Error(`${join(folder, privateName)} is no Ed25519 key.`);
  }
  const publicKey = createPublicKey(privateKey);
  return {
    publicKey,
    keyId: keyIdOf(publicKey),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
  };
}
