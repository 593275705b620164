import type { Channel } from '@forecourt/shared-contracts/releases';
import type { ChannelChange, ChannelMove } from '../store/channel-change.ts';
import { newestSignedChange } from '../store/newest-signed-change.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { requireComposable } from './composable.ts';
import type { ChannelMoved, ChannelTarget } from './change-channel.ts';
import { basePointers, liveRecords, withReplaced } from './live-records.ts';
import { moveChannel, type PlannedMove } from './move-channel.ts';
import { PublicationError } from './publication-fault.ts';
import { trustedRecord } from './trusted-record.ts';

/** The actions that move a name for all visitors. */
const pointerActions: ReadonlySet<ChannelChange['action']> = new Set(['promote', 'rollback', 'withdraw']);
/** Maximum number of journal entries to read. */
const lookBack = 500;

function follow(
  line: string[],
  { from, to, follows, withdrawn }: ChannelMove,
  action: ChannelChange['action'],
): void {
  if (line.length === 0 && from !== undefined) line.push(from);
  if (follows || withdrawn) line.length = 0;
  else if (action === 'rollback' && line.includes(to)) line.splice(line.lastIndexOf(to) + 1);
  else line.push(to);
}

/**
 * Versions of a name in the order in which they were live, newest last, without those that were rolled back. Where
 * changes are signed, only signed ones count: who can write to the store must not choose the target (T16).
 */
async function lineOf(store: ReleaseStore, channel: string, name: string): Promise<string[]> {
  const line: string[] = [];
  const areSigned = (await newestSignedChange([store], channel)) !== undefined;
  for (const revision of (await store.revisions(channel)).slice(-lookBack)) {
    const change = await store.change(channel, revision);
    if (areSigned && !(change && (await store.isSigned(change)))) continue;
    const move = change?.moves.find((one) => one.name === name);
    if (change && move && pointerActions.has(change.action)) follow(line, move, change.action);
  }
  return line;
}

async function planOf(target: ChannelTarget, before: Channel, name: string): Promise<PlannedMove> {
  const current = before.current[name];
  if (current === undefined) throw new PublicationError(`${name} is not live in ${target.channel}.`);
  const line = await lineOf(target.store, target.channel, name);
  const earlier = line.slice(0, line.lastIndexOf(current)).filter((version) => version !== current);
  const common = (await basePointers(target.store, target.channel))?.current[name];
  if (common !== undefined && (earlier.length === 0 || earlier.at(-1) === common)) {
    return { name, to: common, fallback: undefined, follows: true };
  }
  const to = earlier.at(-1) ?? before.previous[name];
  if (to === undefined || to === current) {
    throw new PublicationError(`${name} ${current} has no release before it that it could go back to.`);
  }
  return { name, to, fallback: earlier.filter((version) => version !== to).at(-1) };
}

/**
 * Rolls releases back: each name points again to the release that was live before its current one, and the
 * bad one does not become the fallback; in a tenant's own channel the name follows the common channel again
 * when the channel has no earlier release of its own. Calling it again goes one further back. Rejects with a
 * {@link PublicationError} when there is nothing to go back to, when that release is missing or unsigned, when
 * it is incompatible with the rest of the live set, or when somebody else moves one of the names meanwhile:
 * two people who roll the same release back go back once.
 */
export function rollback(target: ChannelTarget, names: readonly string[]): Promise<ChannelMoved> {
  let seen: Channel['current'] | undefined;
  return moveChannel(target, 'rollback', async (before) => {
    seen ??= before.current;
    const moved = names.find((name) => seen?.[name] !== before.current[name]);
    if (moved !== undefined) {
      throw new PublicationError(
        `${moved} was moved by somebody else just now, to ${before.current[moved] ?? 'nothing'}; nothing more was changed.`,
      );
    }
    const planned = await Promise.all(names.map((name) => planOf(target, before, name)));
    const records = await Promise.all(
      planned.map(({ name, to }) => trustedRecord(target.store, { name, version: to })),
    );
    requireComposable(withReplaced(await liveRecords(target.store, before), records));
    return planned;
  });
}
