import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/index.ts';
import { folderSigner } from './folder-signer.ts';
import { isSignedBy } from './release-keys.ts';

it('creates one key pair on first use, its private half readable by its owner only, and keeps it', () => {
  const folder = temporaryFolder();
  const signer = folderSigner(folder);
  expect(readdirSync(folder)).toEqual(['signing-key.pem', 'trusted-keys.pem']);
  expect(statSync(join(folder, 'signing-key.pem')).mode & 0o777).toBe(0o600);
  expect(folderSigner(folder).keyId).toBe(signer.keyId);
  expect(readFileSync(join(folder, 'signing-key.pem'), 'utf8')).toContain('PRIVATE KEY');
});

it('T15: a new key pair is not added to the keys that the machine trusts already', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'trusted-keys.pem'), 'of the platform team');
  folderSigner(folder);
  expect(readFileSync(join(folder, 'trusted-keys.pem'), 'utf8')).toBe('of the platform team');
});

it('T15: accepts only the exact text signed with a trusted key', () => {
  const signer = folderSigner(temporaryFolder());
  const other = folderSigner(temporaryFolder());
  const record = '{"name":"shell"}';
  const signed = { record, signature: signer.sign(record), keyId: signer.keyId };
  const trusted = new Map([[signer.keyId, signer.publicKey]]);
  expect(isSignedBy(trusted, signed)).toBe(true);
  expect(isSignedBy(trusted, { ...signed, record: `${record} ` })).toBe(false);
  expect(isSignedBy(trusted, { ...signed, signature: signed.signature.slice(0, 40) })).toBe(false);
  expect(isSignedBy(trusted, { ...signed, signature: other.sign(record) })).toBe(false);
  expect(isSignedBy(trusted, { ...signed, keyId: other.keyId })).toBe(false);
  expect(isSignedBy(new Map([[signer.keyId, other.publicKey]]), signed)).toBe(false);
});

it('rejects a file with another kind of key', () => {
  const folder = temporaryFolder();
  const { privateKey } = generateKeyPairSync('x25519');
  writeFileSync(join(folder, 'signing-key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  expect(() => folderSigner(folder)).toThrow('is no Ed25519 key');
});
