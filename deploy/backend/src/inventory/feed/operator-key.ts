import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Header of an operator's call, so that only someone who can read the data directory can make it. */
export const operatorKeyHeader = 'x-operator-key';

const fileOf = (dataDir: string) => join(dataDir, 'operator.key');

/** Creates a new key of 256 bits in the data directory, readable only by its owner. */
export function makeOperatorKey(dataDir: string): string {
  const key = randomBytes(32).toString('hex');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(fileOf(dataDir), key, { mode: 0o600 });
  return key;
}

/** Returns the key of the backend that runs on a data directory. Throws if it was never started there. */
export function readOperatorKey(dataDir: string): string {
  return readFileSync(fileOf(dataDir), 'utf8').trim();
}

/** Whether a key that was sent is correct, in constant time for wrong ones. */
export function isOperatorKey(sent: string | undefined, key: string): boolean {
  const one = Buffer.from(sent ?? '');
  const two = Buffer.from(key);
  return one.length === two.length && timingSafeEqual(one, two);
}
