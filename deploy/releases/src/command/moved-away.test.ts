import { beforeEach, describe, expect, it } from 'vitest';
import { writeSampleBuild } from '../testing/index.ts';
import { setUpCommand } from '../testing/set-up-command.ts';

const shell = { name: 'shell', provides: { react: '19.3.1' } };
const visits = { name: 'mfe-visits', container: 'visits' };

describe('a build that was published before', () => {
  let command: ReturnType<typeof setUpCommand>;
  const release = (version: string) => {
    writeSampleBuild(command.dir, { ...visits, files: { 'entry.0a1b2c3d.js': `/* ${version} */` } });
    return command.run(`publish mfe-visits --version ${version} --promote`);
  };
  const live = async () => (await command.store.channel('stable'))?.current['mfe-visits'];

  beforeEach(async () => {
    command = setUpCommand();
    writeSampleBuild(command.dir, shell);
    await command.run('publish shell --version 1.0.0 --promote');
    for (const version of ['1.0.0', '1.0.1']) await release(version);
  });

  it.each(['rollback', 'withdraw'])('does not go live again after %s, unless asked', async (action) => {
    await command.run(`${action} mfe-visits`);
    const before = await live();
    expect(await release('1.0.1')).toBe(1);
    expect(command.complaints[0]).toContain(
      'mfe-visits 1.0.1 was rolled back or withdrawn in stable, and this build is the same',
    );
    expect(await live()).toBe(before);
    expect(await command.run('publish mfe-visits --version 1.0.1 --promote --older')).toBe(0);
    expect(await live()).toBe('1.0.1');
  });

  it('stays live, and goes live after a newer one failed', async () => {
    expect(await release('1.0.1')).toBe(0);
    await command.run('rollback mfe-visits');
    expect(await command.run('promote mfe-visits 1.0.1')).toBe(0);
    expect(await release('1.0.1')).toBe(0);
  });

  it('that only a canary had is not held back', async () => {
    writeSampleBuild(command.dir, { ...visits, files: { 'entry.0a1b2c3d.js': '/* 1.0.2 */' } });
    await command.run('publish mfe-visits --version 1.0.2');
    await command.run('canary mfe-visits 1.0.2 --percent 10');
    await command.run('canary mfe-visits off');
    expect(await release('1.0.2')).toBe(0);
  });

  it.each(['v1.5.0', '1.5', '1.5.0/../x'])('no version is named %s', async (version) => {
    expect(await command.run(`publish mfe-visits --version ${version} --promote`)).toBe(2);
    expect(command.complaints[0]).toContain(`--version is "${version}"`);
  });
});
