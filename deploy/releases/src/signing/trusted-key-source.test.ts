import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/index.ts';
import { keyIdOf } from './release-keys.ts';
import { trustedKeyFile, trustedKeySource } from './trusted-key-source.ts';

const pairs = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')] as const;
const [oldKey, newKey] = pairs.map(({ publicKey }) =>
  String(publicKey.export({ type: 'spki', format: 'pem' })),
);
const ids = pairs.map(({ publicKey }) => keyIdOf(publicKey));
const privateKey = String(pairs[0].privateKey.export({ type: 'pkcs8', format: 'pem' }));
const otherKind = String(
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ type: 'spki', format: 'pem' }),
);
const store = { kind: 'folder', dir: '/srv/releases' } as const;

it.each([
  ['the data folder', { FORECOURT_DATA: '/srv' }, '/srv/keys/trusted-keys.pem'],
  ['.data', {}, '/w/.data/keys/trusted-keys.pem'],
  ['a named file', { FORECOURT_TRUSTED_KEYS: '/etc/keys.pem', FORECOURT_DATA: '/srv' }, '/etc/keys.pem'],
  ['a file relative to the checkout', { FORECOURT_TRUSTED_KEYS: 'keys.pem' }, '/w/keys.pem'],
  ['the setting itself', { FORECOURT_TRUSTED_KEYS: oldKey }, 'FORECOURT_TRUSTED_KEYS'],
])('are read from %s', (_, env, name) => {
  expect(trustedKeySource(env, '/w', store).name).toBe(name);
});

it('may be several while one replaces the other, with comments', async () => {
  const text = `# until December\n${oldKey}\n# from now on\n${newKey}`;
  const path = join(temporaryFolder(), 'keys.pem');
  writeFileSync(path, text);
  expect([...(await trustedKeyFile(path).read()).keys()]).toEqual(ids);
  const given = trustedKeySource({ FORECOURT_TRUSTED_KEYS: text }, '/w', store);
  expect([...(await given.read()).keys()]).toEqual(ids);
});

it('are read from the file again every time, so that a key can be retired without a restart', async () => {
  const path = join(temporaryFolder(), 'keys.pem');
  writeFileSync(path, `${oldKey}${newKey}`);
  const source = trustedKeyFile(path);
  expect((await source.read()).size).toBe(2);
  writeFileSync(path, newKey ?? '');
  expect([...(await source.read()).keys()]).toEqual([ids[1]]);
});

it.each([
  ['/srv/releases/keys/trusted-keys.pem', { FORECOURT_TRUSTED_KEYS: '/srv/releases/keys/trusted-keys.pem' }],
  ['/srv/releases/keys/trusted-keys.pem', { FORECOURT_DATA: '/srv/releases' }],
])('T15: %s is rejected, because it is inside the release store', (path, env) => {
  expect(() => trustedKeySource(env, '/w', store)).toThrow(
    `The trusted release keys are looked for in ${path}, inside the release store`,
  );
});

it.each([
  ['nothing', ''],
  ['a comment only', '# none yet'],
  ['a private key', privateKey],
  ['a private key next to a public one', `${oldKey}${privateKey}`],
  ['another kind of key', `${oldKey}${otherKind}`],
  ['half of a key', `${oldKey}-----BEGIN PUBLIC KEY-----\nMCow\n-----END PUBLIC KEY-----\n`],
  ['something else', `${oldKey}x`],
])('a file with %s is rejected by name, without its content', async (_, text) => {
  const path = join(temporaryFolder(), 'keys.pem');
  writeFileSync(path, text);
  const fault: unknown = await trustedKeyFile(path)
    .read()
    .catch((error: unknown) => error);
  expect(String(fault)).toContain(`${path} has to contain the public keys that releases are signed with`);
  expect(String(fault)).not.toContain('BEGIN');
});

it('a setting with a private key is rejected when it is read', () => {
  expect(() => trustedKeySource({ FORECOURT_TRUSTED_KEYS: privateKey }, '/w', store)).toThrow(
    /^FORECOURT_TRUSTED_KEYS has to contain/,
  );
});

it('a missing file is reported with the setting that names another one', async () => {
  await expect(trustedKeyFile('/nowhere/keys.pem').read()).rejects.toThrow(
    /^There are no trusted release keys in \/nowhere\/keys.pem\. Set FORECOURT_TRUSTED_KEYS/,
  );
});
