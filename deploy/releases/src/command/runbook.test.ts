import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writeSampleBuild } from '../testing/index.ts';
import { setUpCommand } from '../testing/set-up-command.ts';

const runbook = readFileSync(new URL('../../../docs/runbook.md', import.meta.url), 'utf8');
const lines = [...runbook.matchAll(/^npm run release -- (.+)$/gm)].map(([, line = '']) => line);

it('the runbook covers releasing, rolling back, withdrawing and adding a tenant', () => {
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

it.each(lines)('npm run release -- %s is a valid command line', async (line) => {
  const { dir, run } = setUpCommand();
  writeSampleBuild(dir, { name: 'shell' });
  const outcome = await run(line).catch((error: unknown) => error);
  // 1 means that an empty store rejects it, 2 that it is not a command.
  expect([0, 1]).toContain(outcome);
});
