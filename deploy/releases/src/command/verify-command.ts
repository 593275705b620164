import { verifyChannel } from '../publication/verify.ts';
import { PublicationError } from '../publication/publication-fault.ts';
import { UsageError } from './arguments.ts';
import { defaultChannel, type Command } from './command.ts';

/** `verify`: whether visitors get what was published. */
export const verifyCommand: Command = {
  usage: 'verify [--channel stable]',
  options: { values: ['channel'], flags: [] },
  async run({ store, print, complain }, { words, values }) {
    if (words.length > 0) throw new UsageError('verify takes no names.');
    const name = values.get('channel') ?? defaultChannel;
    const channel = await store.channel(name);
    if (!channel) throw new PublicationError(`Nothing has been promoted to ${name}.`);
    const { releases, files, faults } = await verifyChannel(store, channel);
    for (const fault of faults) complain(fault);
    const outcome = faults.length === 0 ? 'all as published' : `${faults.length} faults`;
    print(`${name}, revision ${channel.revision}: ${releases} releases, ${files} files, ${outcome}`);
    return faults.length === 0 ? 0 : 1;
  },
};
