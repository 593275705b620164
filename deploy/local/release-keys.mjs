import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Moves the key pair of a data folder from before the trusted keys were kept apart from the release store, so
 * that its releases stay valid. Does nothing once `keys` exists: from then on no key in the store counts (T15).
 * @param {string} dataDir
 */
export function moveReleaseKeys(dataDir) {
  const [from, to] = [join(dataDir, 'releases/keys'), join(dataDir, 'keys')];
  if (existsSync(to) || !existsSync(join(from, 'signing-key.pem'))) return;
  const publicKeys = readdirSync(from).filter((name) => name.endsWith('.public.pem'));
  mkdirSync(to, { mode: 0o700 });
  renameSync(join(from, 'signing-key.pem'), join(to, 'signing-key.pem'));
  const text = publicKeys.map((name) => readFileSync(join(from, name), 'utf8')).join('');
  writeFileSync(join(to, 'trusted-keys.pem'), text);
}
