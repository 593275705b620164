import type { Channel } from '@forecourt/shared-contracts/releases';
import type { ChannelChange, ChannelMove } from '../store/channel-change.ts';
import { changeChannel, type ChannelMoved, type ChannelTarget, type Pointers } from './change-channel.ts';

/** A new target for one name. `fallback` is used by the page when that release fails; undefined for none. */
export interface PlannedMove {
  readonly name: string;
  readonly to: string;
  readonly fallback: string | undefined;
  /** The tenant's channel drops the name: it follows the common channel again, which points to `to`. */
  readonly follows?: true;
}

function moved(before: Channel, planned: readonly PlannedMove[]): Pointers {
  const current = new Map(Object.entries(before.current));
  const previous = new Map(Object.entries(before.previous));
  const canaries = new Map(Object.entries(before.canaries ?? {}));
  for (const { name, to, fallback, follows } of planned) {
    canaries.delete(name);
    if (follows) current.delete(name);
    else current.set(name, to);
    if (fallback !== undefined) previous.set(name, fallback);
    else if (before.current[name] !== undefined) previous.delete(name);
  }
  return {
    current: Object.fromEntries(current),
    previous: Object.fromEntries(previous),
    canaries: Object.fromEntries(canaries),
  };
}

function moveOf(before: Channel, { name, to, follows }: PlannedMove): ChannelMove {
  const from = before.current[name];
  return { name, ...(from !== undefined && { from }), to, ...(follows && { follows }) };
}

/**
 * Moves pointers of a channel in one step; see {@link changeChannel}. Also ends a canary of each moved name,
 * because it was compared with the previous live release.
 */
export function moveChannel(
  target: ChannelTarget,
  action: ChannelChange['action'],
  plan: (before: Channel) => Promise<readonly PlannedMove[]>,
): Promise<ChannelMoved> {
  return changeChannel(target, action, async (before) => {
    const planned = (await plan(before)).filter(
      ({ name, to, follows }) => follows ?? before.current[name] !== to,
    );
    return { moves: planned.map((one) => moveOf(before, one)), pointers: moved(before, planned) };
  });
}
