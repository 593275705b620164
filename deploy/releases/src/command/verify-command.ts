import type { ReleaseStore } from '../store/release-store.ts';
import { verifyChannel } from '../publication/verify.ts';
import { PublicationError } from '../publication/publication-fault.ts';
import { UsageError } from './arguments.ts';
import { defaultChannel, type Command } from './command.ts';

async function channelsOf(store: ReleaseStore): Promise<readonly string[]> {
  const tenants = await store.tenantIds();
  const pointers = await Promise.all(tenants.map((tenant) => store.channel(tenant)));
  return [defaultChannel, ...tenants.filter((_tenant, at) => pointers[at])];
}

/** `verify`: whether visitors get what was published, by default in the common channel and in those of tenants. */
export const verifyCommand: Command = {
  usage: 'verify [--channel name]',
  options: { values: ['channel'], flags: [] },
  async run({ store, print, complain }, { words, values }) {
    if (words.length > 0) throw new UsageError('verify takes no names.');
    const asked = values.get('channel');
    let code = 0;
    for (const name of asked === undefined ? await channelsOf(store) : [asked]) {
      const channel = await store.channel(name);
      if (!channel) throw new PublicationError(`Nothing has been promoted to ${name}.`);
      const { releases, files, faults } = await verifyChannel(store, channel);
      for (const fault of faults) complain(fault);
      const outcome = faults.length === 0 ? 'all as published' : `${faults.length} faults`;
      print(`${name}, revision ${channel.revision}: ${releases} releases, ${files} files, ${outcome}`);
      if (faults.length > 0) code = 1;
    }
    return code;
  },
};
