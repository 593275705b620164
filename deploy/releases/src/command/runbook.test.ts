import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writeSampleBuild } from '../testing/index.ts';
import { setUpCommand } from '../testing/set-up-command.ts';

const runbook = readFileSync(new URL('../../../docs/runbook.md', import.meta.url), 'utf8');
const lines = [...runbook.matchAll(/^pnpm release (.+)$/gm)].map(([, line = '']) => line);

it('the runbook tells how to release, roll back, withdraw and add a tenant', () => {
  const named = new Set(lines.map((line) => line.split(' ')[0]));
  for (const name of [
    'check',
    'publish',
    'canary',
    'promote',
    'rollback',
    'withdraw',
    'publish-tenant',
    'verify',
  ]) {
    expect(named).toContain(name);
  }
});

it.each(lines)('pnpm release %s is understood by the command', async (line) => {
  const { dir, run } = setUpCommand();
  writeSampleBuild(dir, { name: 'shell' });
  const outcome = await run(line).catch((error: unknown) => error);
  // 1 says that an empty store refuses it, 2 that the line is no command.
  expect([0, 1]).toContain(outcome);
});
