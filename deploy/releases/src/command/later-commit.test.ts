import { execFileSync } from 'node:child_process';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { writeSampleBuild } from '../testing/index.ts';
import { setUpCommand } from '../testing/set-up-command.ts';
import { earlierCommitIn } from './is-earlier-commit.ts';

const commitOf = (at: number) => String(at).repeat(40);
/** Commits are `1…1`, `2…2` and so on, in this order. */
const inOrder = (commit: string, later: string) => Promise.resolve(commit < later);

describe('T16: a job of an earlier commit that publishes for the first time after a later one', () => {
  let command: ReturnType<typeof setUpCommand>;
  const write = (name: string, at: number) => {
    const container = name === 'shell' ? {} : { container: name.slice('mfe-'.length) };
    const files = { 'entry.0a1b2c3d.js': `/* ${name} ${at} */` };
    writeSampleBuild(command.dir, { name, ...container, commit: commitOf(at), files });
  };
  const live = async () => {
    const { current = {} } = (await command.store.channel('stable')) ?? {};
    const all = await Promise.all(
      Object.entries(current).map(async ([name, version]) => {
        const stored = await command.store.release({ name, version });
        return [name, stored.ok ? stored.record.commit.slice(0, 1) : stored.fault] as const;
      }),
    );
    return Object.fromEntries(all);
  };

  beforeEach(async () => {
    command = setUpCommand(undefined, { isEarlierCommit: inOrder });
    for (const name of ['shell', 'mfe-visits', 'mfe-cart']) write(name, 1);
    await command.run('publish shell mfe-visits mfe-cart --promote');
    write('mfe-visits', 3);
    await command.run('publish mfe-visits --promote');
  });

  it('is rejected, and publishes nothing', async () => {
    write('mfe-visits', 2);
    expect(await command.run('publish mfe-visits --promote')).toBe(1);
    expect(command.complaints).toEqual([
      expect.stringMatching(
        /^mfe-visits of commit 22222222 is older than the live 1\.0\.0-\w+, which is of the later commit 33333333; say --older/,
      ),
    ]);
    expect(await command.store.versions('mfe-visits')).toHaveLength(2);
    expect(await live()).toMatchObject({ 'mfe-visits': '3' });
  });

  it('goes live with --older, and is published without --promote', async () => {
    write('mfe-visits', 2);
    expect(await command.run('publish mfe-visits')).toBe(0);
    expect(await live()).toMatchObject({ 'mfe-visits': '3' });
    expect(await command.run('publish mfe-visits --promote --older')).toBe(0);
    expect(await live()).toMatchObject({ 'mfe-visits': '2' });
  });

  it('releases the rest of the site, and leaves what is of a later commit', async () => {
    for (const name of ['shell', 'mfe-visits', 'mfe-cart']) write(name, 2);
    expect(await command.run('publish shell mfe-visits mfe-cart --promote')).toBe(0);
    expect(command.complaints[0]).toMatch(/^Note: mfe-visits of commit 22222222 .* it stays\.$/);
    expect(await live()).toEqual({ shell: '2', 'mfe-visits': '3', 'mfe-cart': '2' });
  });

  it.each([
    ['the shell is of a later commit', 'shell mfe-cart', ['shell']],
    ['everything is', 'mfe-visits mfe-cart', ['mfe-visits', 'mfe-cart']],
  ])('releases nothing of a set when %s', async (_case, names, later) => {
    for (const name of later) write(name, 4);
    expect(await command.run(`publish ${later.join(' ')} --promote`)).toBe(0);
    const before = await live();
    for (const name of names.split(' ')) write(name, 2);
    expect(await command.run(`publish ${names} --promote`)).toBe(1);
    expect(await live()).toEqual(before);
  });

  it('of a later commit goes live, as after a rollback', async () => {
    await command.run('rollback mfe-visits');
    write('mfe-visits', 2);
    expect(await command.run('publish mfe-visits --promote')).toBe(0);
    expect(await live()).toMatchObject({ 'mfe-visits': '2' });
  });
});

it('commits are compared by the history of the checkout, and unknown ones are neither earlier nor later', async () => {
  const dir = temporaryFolder();
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=ada', '-c', 'user.email=ada@example.com', ...words], { cwd: dir })
      .toString()
      .trim();
  git('init', '--quiet');
  const [first = '', second = ''] = ['one', 'two'].map((text) => {
    git('commit', '--quiet', '--allow-empty', '--message', text);
    return git('rev-parse', 'HEAD');
  });
  const isEarlier = earlierCommitIn(dir);
  const pairs = [
    [first, second],
    [second, first],
    [first, first],
    [first, commitOf(1)],
    ['unknown', second],
    ['--all', second],
  ] as const;
  expect(await Promise.all(pairs.map(([one, two]) => isEarlier(one, two)))).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
