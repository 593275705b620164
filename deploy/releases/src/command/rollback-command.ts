import { rollback } from '../publication/rollback.ts';
import { UsageError } from './arguments.ts';
import { channelTarget, type Command } from './command.ts';

/** `rollback <name…>`: visitors get the release that was live before the current one. */
export const rollbackCommand: Command = {
  usage: 'rollback <name…> [--reason text] [--channel stable]',
  options: { values: ['channel', 'reason'], flags: [] },
  async run(context, given) {
    if (given.words.length === 0) throw new UsageError('rollback needs the names of what is taken back.');
    const { channel, moves } = await rollback(channelTarget(context, given), given.words);
    for (const { name, from, to } of moves) context.print(`${name} is back at ${to}, ${from} is taken back`);
    context.print(`${channel.channel} is now at revision ${channel.revision}`);
    return 0;
  },
};
