import { generateKeyPairSync } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keySigner, type KeySigner } from './key-signer.ts';
import { trustedKeysName } from './trusted-key-source.ts';

const privateName = 'signing-key.pem';

interface KeyFile {
  readonly name: string;
  readonly text: string | Buffer;
  readonly mode: number;
}

/** Writes a file that is complete as soon as it exists; leaves one that is there. */
function writeOnce(folder: string, { name, text, mode }: KeyFile): void {
  const draft = join(folder, `.${name}.${process.pid}.tmp`);
  writeFileSync(draft, text, { mode });
  try {
    linkSync(draft, join(folder, name));
  } catch (error) {
    if (!existsSync(join(folder, name))) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function createPrivateKey(folder: string): void {
  const { privateKey } = generateKeyPairSync('ed25519');
  const text = privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeOnce(folder, { name: privateName, text, mode: 0o600 });
}

/**
 * Returns the signer whose private key is `signing-key.pem` in `folder`, readable by its owner only. The key
 * pair is created on first use, its public half as `trusted-keys.pem` unless that file exists: a machine that
 * trusts other keys already never trusts a new one by itself. Two processes that start at the same time use
 * the same pair. Throws when the file is not an Ed25519 key.
 */
export function folderSigner(folder: string): KeySigner {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, privateName);
  if (!existsSync(path)) createPrivateKey(folder);
  const signer = keySigner(readFileSync(path, 'utf8'), path);
  if (!existsSync(join(folder, trustedKeysName))) {
    const text = signer.publicKey.export({ type: 'spki', format: 'pem' });
    writeOnce(folder, { name: trustedKeysName, text, mode: 0o644 });
  }
  return signer;
}
