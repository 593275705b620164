import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderSigner, promote } from '@forecourt/releases';
import { temporaryFolder } from '@forecourt/releases/testing';
import { sampleBuilds, setUpEdge } from '../testing/set-up-edge.ts';
import { createLiveSite } from './create-live-site.ts';

/**
 * What someone can do who can write everywhere in the store, but not to the trusted keys: signs every release
 * with a new key, with a changed file in each record, and puts the public half of it where a store could have
 * kept its keys.
 */
function takeOver(dataDir: string) {
  const attacker = folderSigner(temporaryFolder());
  const releases = join(dataDir, 'releases');
  const pem = attacker.publicKey.export({ type: 'spki', format: 'pem' });
  mkdirSync(join(releases, 'keys'), { recursive: true });
  for (const name of [`${attacker.keyId}.public.pem`, 'trusted-keys.pem']) {
    writeFileSync(join(releases, 'keys', name), pem);
  }
  for (const name of readdirSync(join(releases, 'remotes'))) {
    for (const version of readdirSync(join(releases, 'remotes', name))) {
      const path = join(releases, 'remotes', name, version, 'release.json');
      const { record } = JSON.parse(readFileSync(path, 'utf8')) as { record: string };
      const text = record.replace('c0ffee', 'badbad');
      const signed = { record: text, signature: attacker.sign(text), keyId: attacker.keyId };
      writeFileSync(path, JSON.stringify(signed));
    }
  }
  return attacker;
}

it('T15: an edge that starts on a store whose keys and signatures were replaced serves nothing of it, and says why', async () => {
  const { store, dataDir, site } = await setUpEdge();
  const names = [...site.snapshot().releases.keys()];
  const { keyId } = takeOver(dataDir);
  const logged: string[] = [];
  const fresh = createLiveSite({ store, channel: 'stable', log: (message) => void logged.push(message) });
  await fresh.refresh();
  expect(fresh.snapshot().releases.size).toBe(0);
  expect(logged).toHaveLength(names.length);
  for (const [at, name] of names.entries()) {
    expect(logged[at]).toMatch(
      new RegExp(
        `^release ${name} \\S+ is signed with the key ${keyId}, which is none of the trusted release keys, and is not served$`,
      ),
    );
  }
});

it('T15: a running edge keeps what it served, and serves no file of a release signed with a replaced key', async () => {
  const { get, dataDir, site, target, publishBuilds } = await setUpEdge();
  const before = await (await get('/search')).text();
  const [next] = await publishBuilds([
    { ...sampleBuilds[0]!, files: { ...sampleBuilds[0]!.files, 'new.99999999.js': 'new' } },
  ]);
  await promote(target, [next!]);
  takeOver(dataDir);
  await site.refresh();
  const scripts = (html: string) => html.match(/\/assets\/[^"]+\.js/g);
  expect(scripts(await (await get('/search')).text())).toEqual(scripts(before));
  expect((await get(`/assets/shell/${next!.version}/new.99999999.js`)).status).toBe(404);
});
