import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a call of the operator carries, so that only who may read the data directory can make it. */
export const operatorKeyHeader = 'x-operator-key';

const fileOf = (dataDir: string) => join(dataDir, 'operator.key');

/** Makes a new key of 256 bits in the data directory, readable by its owner alone. */
export function makeOperatorKey(dataDir: string): string {
  const key = randomBytes(32).toString('hex');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(fileOf(dataDir), key, { mode: 0o600 });
  return key;
}

/** The key of the backend that runs on a data directory. Throws when it was never started there. */
export function readOperatorKey(dataDir: string): string {
  return readFileSync(fileOf(dataDir), 'utf8').trim();
}

/** Whether a key that was sent is the right one, in the same time for every wrong one. */
export function isOperatorKey(sent: string | undefined, key: string): boolean {
  const one = Buffer.from(sent ?? '');
  const two = Buffer.from(key);
  return one.length === two.length && timingSafeEqual(one, two);
}
