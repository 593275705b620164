import type { Channel } from '@forecourt/shared-contracts/releases';
import type { ReleaseStore } from '../store/release-store.ts';
import { textTable } from '../text-table.ts';

const heads = ['release', 'live', 'number', 'fallback', 'canary', 'built at', 'commit', 'published'] as const;

function canaryCell(channel: Channel, name: string): string {
  const canary = channel.canaries?.[name];
  return canary ? `${canary.version} (${canary.percent} %)` : '-';
}

async function row(store: ReleaseStore, channel: Channel | undefined, name: string): Promise<string[]> {
  const published = String((await store.versions(name)).length);
  const version = channel?.current[name];
  if (!version) return [name, '-', '-', '-', channel ? canaryCell(channel, name) : '-', '-', '-', published];
  const stored = await store.release({ name, version });
  const { number, builtAt, commit } = stored.ok
    ? stored.record
    : { number: stored.fault, builtAt: '-', commit: '-' };
  const fallback = channel.previous[name] ?? '-';
  const cells = [name, version, String(number), fallback, canaryCell(channel, name)];
  return [...cells, builtAt, commit.slice(0, 8), published];
}

/** The tenants with a channel of their own, with its differences. */
async function ownChannels(store: ReleaseStore, tenants: readonly string[]): Promise<string[]> {
  const channels = await Promise.all(tenants.map((id) => store.channel(id)));
  return channels.flatMap((channel) => {
    const own = Object.entries(channel?.current ?? {}).map(([name, version]) => `${name} ${version}`);
    const canaries = Object.keys(channel?.canaries ?? {}).map(
      (name) => `${name} canary ${channel ? canaryCell(channel, name) : ''}`,
    );
    const all = [...own, ...canaries].join(', ');
    return channel && all ? [`channel ${channel.channel}, revision ${channel.revision}: ${all}`] : [];
  });
}

/**
 * What a channel points to, as a table for the terminal, and the published tenants with their own channels.
 */
export async function statusTable(store: ReleaseStore, channelName: string): Promise<string> {
  const channel = await store.channel(channelName);
  const names = [...new Set([...(await store.names()), ...Object.keys(channel?.current ?? {})])].sort();
  const rows = await Promise.all(names.map((name) => row(store, channel, name)));
  const tenants = await store.tenantIds();
  return [
    `channel ${channelName}, revision ${channel?.revision ?? 0}`,
    rows.length > 0
      ? textTable([heads, ...rows], { underlinesHead: false })
      : 'no release has been published',
    `tenants: ${tenants.length > 0 ? tenants.join(', ') : 'none'}`,
    ...(await ownChannels(
      store,
      tenants.filter((id) => id !== channelName),
    )),
  ].join('\n');
}
