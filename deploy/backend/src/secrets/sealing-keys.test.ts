import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sealingKeys } from './sealing-keys.ts';

const hex = (digit: string) => digit.repeat(64);

it('come from the variable, the sealing key first', () => {
  const keys = sealingKeys({ variable: `${hex('a')}, ${hex('b')}`, directory: undefined });
  expect(keys.map((key) => Buffer.from(key).toString('hex'))).toEqual([hex('a'), hex('b')]);
});

it('are created once for a sandbox, in a file that only its owner can read', () => {
  const directory = join(mkdtempSync(join(tmpdir(), 'keys-')), 'data');
  const [key] = sealingKeys({ variable: undefined, directory });
  expect(key).toHaveLength(32);
  expect(sealingKeys({ variable: undefined, directory })).toEqual([key]);
  expect(statSync(join(directory, 'data-key')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(directory, 'data-key'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
});

it.each([
  ['is missing in production', undefined, 'is missing'],
  ['is too short', 'abc', '64 hexadecimal digits'],
  ['has a bad second key', `${hex('a')},zz`, '64 hexadecimal digits'],
])('are refused when the variable %s, without repeating it', (_what, variable, message) => {
  const read = () => sealingKeys({ variable, directory: undefined });
  expect(read).toThrow(message);
  if (variable) expect(read).not.toThrow(variable);
});
