import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { publishTenant } from '../publication/publish-tenant.ts';
import { UsageError } from './arguments.ts';
import type { Command, CommandContext } from './command.ts';

async function readFirst(folders: readonly string[], file: string): Promise<string | undefined> {
  for (const folder of folders) {
    const text = await readFile(resolve(folder, file), 'utf8').catch(() => undefined);
    if (text !== undefined) return text;
  }
  return undefined;
}

async function publishFile(
  { store, callerDirs, print, complain }: CommandContext,
  file: string,
): Promise<boolean> {
  const text = await readFirst(callerDirs, file);
  if (text === undefined) {
    complain(`${file} cannot be read.`);
    return false;
  }
  const reading = await publishTenant(store, text);
  if (reading.ok) {
    print(`tenant ${reading.tenant.id} published (${reading.tenant.hosts.join(', ')})`);
    return true;
  }
  complain(`${file} is refused, and the last good file stays:`);
  for (const fault of reading.faults) complain(`  ${fault}`);
  return false;
}

/**
 * `publish-tenant <file…>`: valid files are published even if another one is rejected; the exit code is then
 * 1.
 */
export const publishTenantCommand: Command = {
  usage: 'publish-tenant <file…>',
  options: { values: [], flags: [] },
  async run(context, { words }) {
    if (words.length === 0) throw new UsageError('publish-tenant needs files.');
    let isGood = true;
    for (const file of words) isGood = (await publishFile(context, file)) && isGood;
    return isGood ? 0 : 1;
  },
};
