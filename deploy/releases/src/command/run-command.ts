import { canaryCommand } from './canary-command.ts';
import { checkCommand } from './check-command.ts';
import { PublicationError } from '../publication/publication-fault.ts';
import { readArguments, UsageError } from './arguments.ts';
import type { Command, CommandContext } from './command.ts';
import { historyCommand } from './history-command.ts';
import { overrideCommand } from './override-command.ts';
import { promoteCommand } from './promote-command.ts';
import { publishCommand } from './publish-command.ts';
import { publishTenantCommand } from './publish-tenant-command.ts';
import { rollbackCommand } from './rollback-command.ts';
import { statusCommand } from './status-command.ts';
import { watchCommand } from './watch-command.ts';
import { verifyCommand } from './verify-command.ts';
import { withdrawCommand } from './withdraw-command.ts';

const commands: ReadonlyMap<string, Command> = new Map([
  ['check', checkCommand],
  ['publish', publishCommand],
  ['promote', promoteCommand],
  ['canary', canaryCommand],
  ['rollback', rollbackCommand],
  ['withdraw', withdrawCommand],
  ['status', statusCommand],
  ['history', historyCommand],
  ['verify', verifyCommand],
  ['watch', watchCommand],
  ['override', overrideCommand],
  ['publish-tenant', publishTenantCommand],
]);

function usage(): string {
  return ['Usage: npm run release --', ...[...commands.values()].map((command) => `  ${command.usage}`)].join(
    '\n',
  );
}

/**
 * Runs `pnpm release …`. Returns the exit code: 0 success, 1 rejected (the reason is printed as one
 * sentence), 2 usage error. Rejects only on unexpected errors.
 */
export async function runCommand(context: CommandContext, argv: readonly string[]): Promise<number> {
  const [name = '', ...rest] = argv;
  const command = commands.get(name);
  if (!command) {
    context.complain(name ? `There is no command "${name}".\n${usage()}` : usage());
    return 2;
  }
  try {
    return await command.run(context, readArguments(rest, command.options));
  } catch (error) {
    if (error instanceof PublicationError) {
      context.complain(error.message);
      return 1;
    }
    if (!(error instanceof UsageError)) throw error;
    context.complain(`${error.message}\nUsage: npm run release -- ${command.usage}`);
    return 2;
  }
}
