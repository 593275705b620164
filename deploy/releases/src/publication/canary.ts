import { requireComposable } from './composable.ts';
import { changeChannel, type ChannelMoved, type ChannelTarget } from './change-channel.ts';
import { basePointers, liveRecords, withReplaced } from './live-records.ts';
import { requireNewer, type PromoteTarget } from './promote.ts';
import { PublicationError } from './publication-fault.ts';
import { trustedRecord } from './trusted-record.ts';
import type { ReleaseId } from '../store/release-store.ts';

/** A release for some visitors. `percent` is an integer, 1 to 100. */
export interface PlannedCanary extends ReleaseId {
  readonly percent: number;
}

/**
 * Gives a published release to some visitors; the live release stays, and is its fallback in the page.
 * Calling it again changes the percentage or version. Rejects with a {@link PublicationError} when the
 * release is missing or unsigned, is live already, is incompatible with the live set, is older than the live
 * one, or when no release of its name is live to compare it with.
 */
export async function startCanary(target: PromoteTarget, canary: PlannedCanary): Promise<ChannelMoved> {
  const { name, version, percent } = canary;
  const record = await trustedRecord(target.store, canary);
  return changeChannel(target, 'canary', async (before) => {
    const base = await basePointers(target.store, target.channel);
    const from = before.current[name] ?? base?.current[name];
    if (from === undefined) {
      throw new PublicationError(
        `${name} is not live in ${target.channel}, so it can have no canary; promote it.`,
      );
    }
    if (from === version) throw new PublicationError(`${name} ${version} is live already, for everybody.`);
    const live = await liveRecords(target.store, before);
    if (!target.allowOlder) requireNewer(live, [record]);
    requireComposable(withReplaced(live, [record]));
    const running = before.canaries?.[name];
    const isSame = running?.version === version && running.percent === percent;
    return {
      moves: isSame ? [] : [{ name, from, to: version, percent }],
      pointers: { ...before, canaries: { ...before.canaries, [name]: { version, percent } } },
    };
  });
}

/**
 * Ends canaries: their visitors get the live release again with the next page. `only` ends a canary only if
 * it still has that version. Names without such a canary are left unchanged.
 */
export function endCanaries(
  target: ChannelTarget,
  names: readonly string[],
  only?: string,
): Promise<ChannelMoved> {
  return changeChannel(target, 'canary-off', async (before) => {
    const base = await basePointers(target.store, target.channel);
    const isEnding = ([name, { version }]: readonly [string, { readonly version: string }]) =>
      names.includes(name) && (only === undefined || only === version);
    const running = Object.entries(before.canaries ?? {});
    const moves = running.filter(isEnding).map(([name, { version }]) => ({
      name,
      from: version,
      to: before.current[name] ?? base?.current[name] ?? '',
    }));
    const canaries = Object.fromEntries(running.filter((one) => !isEnding(one)));
    return { moves, pointers: { ...before, canaries } };
  });
}
