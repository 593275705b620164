import { promote } from '../publication/promote.ts';
import { UsageError } from './arguments.ts';
import { channelTarget, type Command } from './command.ts';

/** `promote <name> <version>`: visitors get this release from now on. */
export const promoteCommand: Command = {
  usage: 'promote <name> <version> [--reason text] [--channel stable] [--older]',
  options: { values: ['channel', 'reason'], flags: ['older'] },
  async run(context, given) {
    const [name, version, ...rest] = given.words;
    if (!name || !version || rest.length > 0) throw new UsageError('promote needs a name and a version.');
    const target = { ...channelTarget(context, given), allowOlder: given.flags.has('older') };
    const { channel, changed } = await promote(target, [{ name, version }]);
    const outcome = changed ? 'is live' : 'was live already';
    context.print(`${name} ${version} ${outcome} in ${channel.channel}, revision ${channel.revision}`);
    return 0;
  },
};
