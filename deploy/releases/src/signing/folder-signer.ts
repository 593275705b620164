import { generateKeyPairSync } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keySigner, type KeySigner } from './key-signer.ts';

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

/**
 * Returns the signer whose private key is `signing-key.pem` in `folder`, readable by its owner only. The key
 * pair is created on first use; two processes that start at the same time use the same one. Throws when the
 * file is not an Ed25519 key.
 */
export function folderSigner(folder: string): KeySigner {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(join(folder, privateName))) create(folder);
  const path = join(folder, privateName);
  return keySigner(readFileSync(path, 'utf8'), path);
}
