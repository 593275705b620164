import type { Channel } from '@forecourt/shared-contracts/releases';
import { changeChannel, type ChannelMoved, type ChannelTarget } from './change-channel.ts';
import { PublicationFault } from './publication-fault.ts';
import { shellName } from './release-set-faults.ts';

function without<T>(pointers: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(pointers).filter(([name]) => !names.includes(name)));
}

function requireWithdrawable(before: Channel, names: readonly string[]): void {
  if (names.includes(shellName)) {
    throw new PublicationFault('The shell cannot be withdrawn: without it nothing can be shown.');
  }
  const stranger = names.find((name) => before.current[name] === undefined);
  if (stranger !== undefined) throw new PublicationFault(`${stranger} is not live in ${before.channel}.`);
}

/**
 * Takes remotes out of a channel: their routes and menu items are gone with them, and their releases stay in the store for pages that are
 * open and for a later promotion. Rejects with a {@link PublicationFault} for the shell and for a name that is not live.
 */
export function withdraw(target: ChannelTarget, names: readonly string[]): Promise<ChannelMoved> {
  return changeChannel(target, 'withdraw', (before) => {
    requireWithdrawable(before, names);
    const moves = names.map((name) => {
      const version = before.current[name] ?? '';
      return { name, from: version, to: version, withdrawn: true as const };
    });
    const { current, previous, canaries = {} } = before;
    const pointers = {
      current: without(current, names),
      previous: without(previous, names),
      canaries: without(canaries, names),
    };
    return Promise.resolve({ moves, pointers });
  });
}
