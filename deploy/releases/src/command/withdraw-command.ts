import { commonChannel } from '../publication/live-records.ts';
import { pinningTenants, withdraw } from '../publication/withdraw.ts';
import { UsageError } from './arguments.ts';
import { channelTarget, type Command } from './command.ts';

/** `withdraw <name…>`: removes the remotes from the site. */
export const withdrawCommand: Command = {
  usage: 'withdraw <name…> [--reason text] [--channel stable]',
  options: { values: ['channel', 'reason'], flags: [] },
  async run(context, given) {
    if (given.words.length === 0) throw new UsageError('withdraw needs the names of what is taken out.');
    const names = [...new Set(given.words)];
    const { channel, moves } = await withdraw(channelTarget(context, given), names);
    for (const { name, from } of moves) context.print(`${name} ${from} is withdrawn`);
    const pinning = channel.channel === commonChannel ? await pinningTenants(context.store, names) : [];
    if (pinning.length > 0) {
      context.complain(
        `Note: channels of their own still have it: ${pinning.join(', ')}. Withdraw it there with --channel, too.`,
      );
    }
    context.print(`${channel.channel} is now at revision ${channel.revision}`);
    return 0;
  },
};
