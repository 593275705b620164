import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { moveReleaseKeys } from './release-keys.mjs';

function dataFolder(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'forecourt-keys-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(dir, path, '..'), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  return dir;
}

const inStore = { 'releases/keys/signing-key.pem': 'private', 'releases/keys/0a.public.pem': 'public' };

it('moves the key pair of an older data folder out of the release store', () => {
  const dir = dataFolder(inStore);
  moveReleaseKeys(dir);
  expect(readFileSync(join(dir, 'keys/signing-key.pem'), 'utf8')).toBe('private');
  expect(readFileSync(join(dir, 'keys/trusted-keys.pem'), 'utf8')).toBe('public');
  expect(readdirSync(join(dir, 'releases/keys'))).not.toContain('signing-key.pem');
});

it('T15: takes no key from the store once the machine has its own', () => {
  const dir = dataFolder({ ...inStore, 'keys/signing-key.pem': 'own', 'keys/trusted-keys.pem': 'own' });
  moveReleaseKeys(dir);
  expect(readFileSync(join(dir, 'keys/trusted-keys.pem'), 'utf8')).toBe('own');
  expect(readFileSync(join(dir, 'keys/signing-key.pem'), 'utf8')).toBe('own');
});

it('does nothing for a new data folder', () => {
  const dir = dataFolder({});
  moveReleaseKeys(dir);
  expect(readdirSync(dir)).toEqual([]);
});
