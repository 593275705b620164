import type { ReleaseStore } from '../store/release-store.ts';

const heads = ['release', 'live', 'number', 'fallback', 'built at', 'commit', 'published'] as const;

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = heads.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** What a channel points to, as a table for the terminal, and the published tenants. */
export async function statusTable(store: ReleaseStore, channelName: string): Promise<string> {
  const channel = await store.channel(channelName);
  const names = [...new Set([...(await store.names()), ...Object.keys(channel?.current ?? {})])].sort();
  const rows = await Promise.all(
    names.map(async (name) => {
      const versions = await store.versions(name);
      const version = channel?.current[name];
      if (!version) return [name, '-', '-', '-', '-', '-', String(versions.length)];
      const stored = await store.release({ name, version });
      const fallback = channel.previous[name] ?? '-';
      const { number, builtAt, commit } = stored.ok
        ? stored.record
        : { number: stored.fault, builtAt: '-', commit: '-' };
      return [name, version, String(number), fallback, builtAt, commit.slice(0, 8), String(versions.length)];
    }),
  );
  const tenants = await store.tenantIds();
  return [
    `channel ${channelName}, revision ${channel?.revision ?? 0}`,
    rows.length > 0 ? aligned([heads, ...rows]) : 'no release has been published',
    `tenants: ${tenants.length > 0 ? tenants.join(', ') : 'none'}`,
  ].join('\n');
}
