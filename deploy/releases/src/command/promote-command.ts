import { promote } from '../publication/promote.ts';
import { UsageFault } from './arguments.ts';
import { defaultChannel, type Command } from './command.ts';

/** `promote <name> <version>`: visitors get this release from now on. */
export const promoteCommand: Command = {
  usage: 'promote <name> <version> [--channel stable] [--older]',
  options: { values: ['channel'], flags: ['older'] },
  async run(context, { words, values, flags }) {
    const [name, version, ...rest] = words;
    if (!name || !version || rest.length > 0) throw new UsageFault('promote needs a name and a version.');
    const target = {
      store: context.store,
      channel: values.get('channel') ?? defaultChannel,
      now: context.now(),
      allowOlder: flags.has('older'),
    };
    const { channel, changed } = await promote(target, [{ name, version }]);
    const outcome = changed ? 'is live' : 'was live already';
    context.print(`${name} ${version} ${outcome} in ${channel.channel}, revision ${channel.revision}`);
    return 0;
  },
};
