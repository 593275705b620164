import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { folderSigner } from '../signing/folder-signer.ts';
import { temporaryFolder, writeSampleBuild } from '../testing/index.ts';
import { setUpCommand } from '../testing/set-up-command.ts';

const entry = 'entry.0a1b2c3d.js';

async function setUp() {
  const command = setUpCommand();
  for (const version of ['1.0.0', '1.0.1']) {
    writeSampleBuild(command.dir, { name: 'shell', files: { [entry]: `/* ${version} */` } });
    await command.run(`publish shell --version ${version} --promote`);
  }
  const folder = (version: string) => join(command.dir, 'releases/remotes/shell', version);
  return { ...command, folder };
}

it('finds everything unchanged since publication', async () => {
  const { run, printed } = await setUp();
  expect(await run('verify')).toBe(0);
  expect(printed).toEqual(['stable, revision 2: 2 releases, 2 files, all as published']);
});

it.each([
  [
    'a changed byte',
    (folder: string) => appendFileSync(join(folder, entry), ' '),
    'has other bytes than its hash says.',
  ],
  ['a file that is gone', (folder: string) => rmSync(join(folder, entry)), 'is not in the store.'],
  [
    'a changed brotli copy',
    (folder: string) => writeFileSync(join(folder, `${entry}.br`), 'x'),
    'does not unpack to it.',
  ],
  [
    'a changed record',
    (folder: string) => {
      const path = join(folder, 'release.json');
      writeFileSync(path, readFileSync(path, 'utf8').replace('c0ffee', 'c0ffe1'));
    },
    'is not signed by a trusted key.',
  ],
])('reports %s, in the live release and in its fallback', async (_, damage, sentence) => {
  const { run, folder, complaints, printed } = await setUp();
  for (const version of ['1.0.1', '1.0.0']) damage(folder(version));
  expect(await run('verify')).toBe(1);
  expect(complaints).toHaveLength(2);
  for (const [at, version] of ['1.0.1', '1.0.0'].entries()) {
    expect(complaints[at]).toContain(`shell ${version}`);
    expect(complaints[at]).toContain(sentence);
  }
  expect(printed[0]).toContain('2 faults');
});

it('covers the channels of tenants', async () => {
  const { run, printed, complaints, folder } = await setUp();
  const harbor = fileURLToPath(new URL('../../tenants/harbor.json', import.meta.url));
  await run(`publish-tenant ${harbor}`);
  await run('promote shell 1.0.0 --channel harbor --older');
  expect(await run('verify')).toBe(0);
  expect(printed.map((line) => line.split(',')[0])).toEqual(['stable', 'harbor']);
  writeFileSync(join(folder('1.0.0'), entry), 'changed');
  expect(await run('verify')).toBe(1);
  expect(complaints.at(-1)).toContain('shell 1.0.0');
  expect(printed.at(-1)).toMatch(/^harbor, revision 1: 2 releases, \d+ files, \d+ faults$/);
});

it('reports nothing for a channel without pointers', async () => {
  const { run, complaints } = setUpCommand();
  expect(await run('verify')).toBe(1);
  expect(complaints).toEqual(['Nothing has been promoted to stable.']);
});

it('T15: names the key of releases that were signed again with another one', async () => {
  const { run, folder, complaints } = await setUp();
  const attacker = folderSigner(temporaryFolder());
  const path = join(folder('1.0.1'), 'release.json');
  const { record } = JSON.parse(readFileSync(path, 'utf8')) as { record: string };
  writeFileSync(path, JSON.stringify({ record, signature: attacker.sign(record), keyId: attacker.keyId }));
  expect(await run('verify')).toBe(1);
  expect(complaints).toEqual([
    `shell 1.0.1 is signed with the key ${attacker.keyId}, which is none of the trusted release keys.`,
  ]);
});

it('T15: publishes nothing with a key that edges do not trust', async () => {
  const { run, dir, complaints, store } = await setUp();
  const versions = await store.versions('shell');
  rmSync(join(dir, 'keys/signing-key.pem'));
  writeSampleBuild(dir, { name: 'shell', files: { [entry]: '/* 2.0.0 */' } });
  expect(await run('publish shell --version 2.0.0')).toBe(1);
  expect(complaints[0]).toMatch(/^The signing key [0-9a-f]{16} is none of the trusted release keys/);
  expect(await store.versions('shell')).toEqual(versions);
});
