import type { Channel } from '@forecourt/shared-contracts/releases';
import { changeChannel, type ChannelMoved, type ChannelTarget } from './change-channel.ts';
import { PublicationError } from './publication-fault.ts';
import { shellName } from './release-set-faults.ts';

function without<T>(pointers: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(pointers).filter(([name]) => !names.includes(name)));
}

function requireWithdrawable(before: Channel, names: readonly string[]): void {
  if (names.includes(shellName)) {
    throw new PublicationError('The shell cannot be withdrawn: without it nothing can be shown.');
  }
  const stranger = names.find((name) => before.current[name] === undefined);
  if (stranger !== undefined) throw new PublicationError(`${stranger} is not live in ${before.channel}.`);
}

/**
 * Removes remotes from a channel, and with them their routes and menu items; their releases stay in the store
 * for open pages and for a later promotion. Rejects with a {@link PublicationError} for the shell and for a
 * name that is not live.
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
