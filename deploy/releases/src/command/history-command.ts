import type { ChannelChange } from '../store/channel-change.ts';
import { UsageError } from './arguments.ts';
import { defaultChannel, type Command } from './command.ts';

const defaultLimit = '20';

function line({ action, by, reason, moves, pointers }: ChannelChange): string {
  const moved = moves
    .map(({ name, from, to, percent, follows, withdrawn }) => {
      const share = percent === undefined ? '' : ` for ${percent} %`;
      return `${name} ${from ?? '(new)'} -> ${withdrawn ? 'withdrawn' : to}${share}${follows ? ' (follows stable)' : ''}`;
    })
    .join(', ');
  const why = reason ? ` (${reason})` : '';
  return `${pointers.revision}  ${pointers.updatedAt}  ${action} by ${by}: ${moved}${why}`;
}

/** `history`: who moved a channel, when and why, newest first. */
export const historyCommand: Command = {
  usage: 'history [--limit 20] [--channel stable]',
  options: { values: ['channel', 'limit'], flags: [] },
  async run({ store, print }, { words, values }) {
    const limit = Number(values.get('limit') ?? defaultLimit);
    if (words.length > 0 || !Number.isInteger(limit) || limit < 1) {
      throw new UsageError('history takes no names, and --limit is a whole number above 0.');
    }
    const channel = values.get('channel') ?? defaultChannel;
    const revisions = (await store.revisions(channel)).reverse().slice(0, limit);
    if (revisions.length === 0) print(`${channel} has never been moved.`);
    for (const revision of revisions) {
      const change = await store.change(channel, revision);
      if (change) print(line(change));
    }
    return 0;
  },
};
