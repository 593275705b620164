import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { route, writeSampleBuild } from '../testing/index.ts';
import { setUpCommand } from '../testing/set-up-command.ts';

const shell = { name: 'shell', provides: { react: '19.3.1' } };
const tenantFile = (id: string) => fileURLToPath(new URL(`../../tenants/${id}.json`, import.meta.url));
const visits = { name: 'mfe-visits', container: 'visits', routes: [route('/visits')] };

async function setUp() {
  const command = setUpCommand();
  for (const build of [shell, visits]) writeSampleBuild(command.dir, build);
  await command.run('publish shell --version 1.0.0 --promote');
  await command.run('publish mfe-visits --version 1.0.0 --promote');
  return command;
}

it('removes a remote from the channel, records it in the journal, and keeps its release for later', async () => {
  const { store, run, printed } = await setUp();
  expect(await run('withdraw mfe-visits --reason closed')).toBe(0);
  expect(printed[0]).toBe('mfe-visits 1.0.0 is withdrawn');
  expect(await store.channel('stable')).toMatchObject({ revision: 3, current: { shell: '1.0.0' } });
  expect((await store.channel('stable'))?.current).not.toHaveProperty('mfe-visits');
  expect(await run('history --limit 1')).toBe(0);
  expect(printed[0]).toContain('withdraw by ada: mfe-visits 1.0.0 -> withdrawn (closed)');
  expect(await run('promote mfe-visits 1.0.0')).toBe(0);
  expect((await store.channel('stable'))?.current).toHaveProperty('mfe-visits', '1.0.0');
});

it('a rollback does not go back past it', async () => {
  const { run, complaints } = await setUp();
  await run('withdraw mfe-visits');
  await run('promote mfe-visits 1.0.0');
  expect(await run('rollback mfe-visits')).toBe(1);
  expect(complaints[0]).toContain('has no release before it');
});

it('is not done in the channel of a tenant that would follow the common one, and names who pins it', async () => {
  const { run, store, complaints } = await setUp();
  await run(`publish-tenant ${tenantFile('harbor')}`);
  await run('promote mfe-visits 1.0.0 --channel harbor');
  expect(await run('withdraw mfe-visits --channel harbor')).toBe(1);
  expect(complaints[0]).toContain('mfe-visits is live in stable, too, and harbor would follow it');
  expect(await run('withdraw mfe-visits')).toBe(0);
  expect(complaints).toEqual([
    'Note: channels of their own still have it: harbor. Withdraw it there with --channel, too.',
  ]);
  expect(await run('withdraw mfe-visits --channel harbor')).toBe(0);
  expect((await store.channel('harbor'))?.current).toEqual({});
});

it.each([
  ['the shell', 'withdraw shell', 1, 'cannot be withdrawn'],
  ['what is not live', 'withdraw mfe-other', 1, 'mfe-other is not live'],
  ['nothing', 'withdraw', 2, 'needs the names'],
])('rejects %s', async (_row, line, code, sentence) => {
  const { store, run, complaints } = await setUp();
  expect(await run(line)).toBe(code);
  expect(complaints.join('\n')).toContain(sentence);
  expect((await store.channel('stable'))?.revision).toBe(2);
});

it('check reports what publication would report, and writes nothing', async () => {
  const { dir, store, run, complaints, printed } = await setUp();
  expect(await run('check mfe-visits')).toBe(0);
  expect(printed).toEqual(['mfe-visits can live with what is in stable.']);
  writeSampleBuild(dir, { name: 'mfe-other', container: 'other', routes: [route('/visits')] });
  expect(await run('check mfe-other')).toBe(1);
  expect(complaints[0]).toContain('claims the route /visits, which belongs to mfe-visits');
  writeSampleBuild(dir, { name: 'mfe-other', container: 'other', requires: { react: '^20.0.0' } });
  expect(await run('check mfe-other')).toBe(1);
  expect(complaints[0]).toContain('needs react ^20.0.0');
  expect(await store.versions('mfe-other')).toEqual([]);
});
