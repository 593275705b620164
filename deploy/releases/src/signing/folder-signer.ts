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
 * The signer whose private key lies in `folder` as `signing-key.pem`, readable by its owner alone. The key pair is made at the first
 * use; when two processes begin at once, both use the same one. Throws when the file is no Ed25519 key.
 */
export function folderSigner(folder: string): KeySigner {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(join(folder, privateName))) create(folder);
  const path = join(folder, privateName);
  return keySigner(readFileSync(path, 'utf8'), path);
}
