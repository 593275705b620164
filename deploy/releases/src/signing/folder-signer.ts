import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keySigner, type KeySigner } from './key-signer.ts';
import { trustedKeysName } from './trusted-key-source.ts';

const privateName = 'signing-key.pem';

/** Writes a file that is complete as soon as it exists; leaves one that is there. False if it was there. */
function writeOnce(folder: string, name: string, text: string | Buffer, mode: number): boolean {
  const draft = join(folder, `.${name}.${process.pid}.tmp`);
  writeFileSync(draft, text, { mode });
  try {
    linkSync(draft, join(folder, name));
    return true;
  } catch (error) {
    if (existsSync(join(folder, name))) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

const publicPem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' });

function create(folder: string): void {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const isMine = writeOnce(folder, privateName, privateKey.export({ type: 'pkcs8', format: 'pem' }), 0o600);
  if (isMine) writeOnce(folder, trustedKeysName, publicPem(publicKey), 0o644);
}

/**
 * Returns the signer whose private key is `signing-key.pem` in `folder`, readable by its owner only. The key
 * pair is created on first use, its public half as `trusted-keys.pem` unless that file exists: a machine that
 * trusts other keys already never trusts a new one by itself. Two processes that start at the same time use
 * the same pair. Throws when the file is not an Ed25519 key.
 */
export function folderSigner(folder: string): KeySigner {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(join(folder, privateName))) create(folder);
  const path = join(folder, privateName);
  return keySigner(readFileSync(path, 'utf8'), path);
}
