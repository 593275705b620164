import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createReleaseStore } from '../store/create-release-store.ts';
import { createBucketObjectStore } from '../store/create-bucket-object-store.ts';
import { createFolderObjectStore } from '../store/create-folder-object-store.ts';
import type { ObjectStore } from '../store/object-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { folderSigner } from '../signing/folder-signer.ts';
import { trustedKeyFile } from '../signing/trusted-key-source.ts';
import { startS3StandIn, temporaryFolder, writeSampleBuild } from '../testing/index.ts';
import { setUpCommand } from '../testing/set-up-command.ts';

type Command = ReturnType<typeof setUpCommand>;

async function bucketObjects(): Promise<ObjectStore> {
  const standIn = await startS3StandIn();
  onTestFinished(standIn.close);
  for (const [name, value] of Object.entries(standIn.env)) vi.stubEnv(name, value);
  return createBucketObjectStore(standIn.location);
}

const places: readonly [string, () => Promise<ObjectStore>][] = [
  ['a folder', () => Promise.resolve(createFolderObjectStore(temporaryFolder()))],
  ['a bucket', bucketObjects],
];

const isEarlierCommit = (commit: string, later: string) => Promise.resolve(commit < later);

afterEach(() => vi.unstubAllEnvs());

describe.each(places)('changes of one channel at the same time, in %s', (_place, open) => {
  let store: ReleaseStore;
  let person: (change?: Partial<ReleaseStore>) => Command;

  const write = (command: Command, name: string, at: number) => {
    const container = name === 'shell' ? {} : { container: name.slice('mfe-'.length) };
    const files = { 'entry.0a1b2c3d.js': `/* ${name} ${at} */` };
    writeSampleBuild(command.dir, { name, ...container, commit: String(at).repeat(40), files });
  };
  const release = (command: Command, name: string, at: number) => {
    write(command, name, at);
    return command.run(`publish ${name} --version 1.0.${at} --promote`);
  };
  /** A person whose first entry comes just after the other's work, with everything read before it. */
  const slower = (other: () => Promise<unknown>) => {
    let isFirst = true;
    return person({
      async addChange(change) {
        if (isFirst) await other();
        isFirst = false;
        return store.addChange(change);
      },
    });
  };
  const live = async () => (await store.channel('stable'))?.current;

  beforeEach(async () => {
    const keys = temporaryFolder();
    const signer = () => folderSigner(keys);
    signer();
    store = createReleaseStore(await open(), trustedKeyFile(join(keys, 'trusted-keys.pem')));
    person = (change) => setUpCommand({ store: { ...store, ...change }, signer }, { isEarlierCommit });
    const ada = person();
    await release(ada, 'shell', 1);
    await release(ada, 'mfe-visits', 1);
  });

  it('two publications both land', async () => {
    const [ada, ben] = [person(), person()];
    const codes = await Promise.all([release(ada, 'mfe-a', 1), release(ben, 'mfe-b', 1)]);
    expect([codes, ada.complaints, ben.complaints]).toEqual([[0, 0], [], []]);
    const all = { shell: '1.0.1', 'mfe-visits': '1.0.1', 'mfe-a': '1.0.1', 'mfe-b': '1.0.1' };
    expect(await live()).toEqual(all);
    expect(await store.change('stable', 4)).toMatchObject({ pointers: { current: all } });
  });

  it('a publication and a rollback of another remote both land', async () => {
    await release(person(), 'mfe-visits', 2);
    const ben = slower(() => person().run('rollback mfe-visits'));
    expect(await release(ben, 'mfe-a', 1)).toBe(0);
    expect(await live()).toEqual({ shell: '1.0.1', 'mfe-visits': '1.0.1', 'mfe-a': '1.0.1' });
  });

  it('a rollback does not take back what was published at that moment', async () => {
    await release(person(), 'mfe-visits', 2);
    const ben = slower(() => release(person(), 'mfe-visits', 3));
    expect(await ben.run('rollback mfe-visits')).toBe(1);
    expect(ben.complaints).toEqual([
      'mfe-visits was moved by somebody else just now, to 1.0.3; nothing more was changed.',
    ]);
    expect(await live()).toMatchObject({ 'mfe-visits': '1.0.3' });
  });

  it('T16: a job does not replace what a job of a later commit has put live in the meantime', async () => {
    const ben = slower(() => release(person(), 'mfe-visits', 3));
    expect(await release(ben, 'mfe-visits', 2)).toBe(1);
    expect(ben.complaints).toEqual([
      'mfe-visits of commit 22222222 is older than the live 1.0.3, which is of the later commit 33333333 and went live just now. Nothing was promoted; run the command again for what is still newer, or say --older if this one is meant.',
    ]);
    expect(await live()).toMatchObject({ 'mfe-visits': '1.0.3' });
    const meant = slower(() => release(person(), 'mfe-visits', 4));
    write(meant, 'mfe-visits', 2);
    expect(await meant.run('publish mfe-visits --version 1.0.2 --promote --older')).toBe(0);
    expect(await live()).toMatchObject({ 'mfe-visits': '1.0.2' });
  });

  it('a job of an unchanged build does not bring back what is rolled back in the meantime', async () => {
    const ada = person();
    write(ada, 'mfe-visits', 2);
    await ada.run('publish mfe-visits --promote');
    const ben = slower(() => ada.run('rollback mfe-visits'));
    write(ben, 'mfe-visits', 2);
    write(ben, 'mfe-a', 1);
    expect(await ben.run('publish mfe-visits mfe-a --promote')).toBe(1);
    expect(ben.complaints[0]).toContain('was rolled back or withdrawn in stable, and this build is the same');
    expect(await live()).toEqual({ shell: '1.0.1', 'mfe-visits': '1.0.1' });
  });

  it('the same build published twice at the same time is one release', async () => {
    const ben = person({
      async addRelease(...release) {
        await store.addRelease(...release);
        return false;
      },
    });
    expect(await release(ben, 'mfe-a', 1)).toBe(0);
    expect(ben.printed).toEqual(['mfe-a 1.0.1 is unchanged', 'stable is now at revision 3']);
    expect(await live()).toMatchObject({ 'mfe-a': '1.0.1' });
  });

  it('another build of the same version is rejected', async () => {
    const [ada, ben] = [person(), person()];
    write(ada, 'mfe-a', 1);
    write(ben, 'mfe-a', 2);
    const codes = await Promise.all([ada, ben].map(({ run }) => run('publish mfe-a --version 1.0.0')));
    expect(codes.sort()).toEqual([0, 1]);
    expect([...ada.complaints, ...ben.complaints]).toEqual([
      expect.stringContaining('mfe-a 1.0.0 has been published with other content'),
    ]);
  });

  it('T16: of two releases with the same number neither replaces the other unless it is meant', async () => {
    const ada = person();
    write(ada, 'mfe-a', 1);
    const ben = person({
      async addRelease(...release) {
        await ada.run('publish mfe-a --version 1.0.1');
        return store.addRelease(...release);
      },
    });
    write(ben, 'mfe-a', 2);
    await ben.run('publish mfe-a --version 1.0.2');
    expect(await ada.run('promote mfe-a 1.0.1')).toBe(0);
    expect(await ben.run('promote mfe-a 1.0.2')).toBe(1);
    expect(ben.complaints[0]).toBe(
      'mfe-a 1.0.2 (number 1) was published at the same time as the live 1.0.1 (number 1); say --older if that is meant.',
    );
    expect(await ben.run('promote mfe-a 1.0.2 --older')).toBe(0);
  });

  it('says so when others change the channel before every attempt', async () => {
    await person().run('publish mfe-visits --version 1.0.2');
    let others = 0;
    const ben = person({
      async addChange(change) {
        others += 1;
        await release(person(), `mfe-other-${others}`, 1);
        return store.addChange(change);
      },
    });
    expect(await release(ben, 'mfe-a', 1)).toBe(1);
    expect(ben.complaints).toEqual(['Channel stable is being moved by others all the time; try again.']);
    expect(Object.keys((await live()) ?? {})).not.toContain('mfe-a');
    expect(others).toBe(5);
  });
});
