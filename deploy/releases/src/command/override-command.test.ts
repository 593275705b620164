import { expect, it } from 'vitest';
import { readOverride } from '../override/release-override.ts';
import { setUpCommand } from '../testing/set-up-command.ts';
import { writeSampleBuild } from '../testing/index.ts';

const nowMs = Date.parse('2026-11-21T06:00:00.000Z');

async function setUp() {
  const command = setUpCommand();
  for (const name of ['shell', 'mfe-checkout'])
    writeSampleBuild(command.dir, { name, ...(name !== 'shell' && { container: 'checkout' }) });
  expect(await command.run('publish shell mfe-checkout')).toBe(0);
  return command;
}

it.each([
  ['the newest release for twelve hours', '', { expiresAt: '2026-11-21T18:00:00.000Z' }],
  ['for as long as --hours says', ' --hours 1', { expiresAt: '2026-11-21T07:00:00.000Z' }],
])('prints a signed link: %s', async (_row, more, expected) => {
  const { run, printed, store } = await setUp();
  expect(await run(`override mfe-checkout --origin http://localhost:8080${more}`)).toBe(0);
  const url = new URL(printed[0] ?? '');
  expect(url.origin + url.pathname).toBe('http://localhost:8080/_override');
  const override = await readOverride(store, url.searchParams.get('token') ?? '', nowMs);
  expect(override).toEqual({ remote: 'mfe-checkout', ...expected });
});

it.each([
  ['mfe-unknown --origin http://localhost:8080', 1, 'mfe-unknown is not published.'],
  ['mfe-checkout 9.9.9 --origin http://localhost:8080', 1, 'mfe-checkout 9.9.9 is not published.'],
  ['mfe-checkout', 2, '--origin names the running site'],
  ['mfe-checkout --origin localhost:8080/', 2, '--origin names the running site'],
  ['mfe-checkout --origin http://localhost:8080 --hours 1000', 2, '--hours is a whole number'],
  ['--origin http://localhost:8080', 2, 'Name one remote'],
])('override %s is rejected', async (line, code, message) => {
  const { run, complaints, printed } = await setUp();
  expect(await run(`override ${line}`)).toBe(code);
  expect(complaints.join()).toContain(message);
  expect(printed).toEqual([]);
});
