import { createHash } from 'node:crypto';
import { RenderFault, type ReleaseStore, type RenderBuild } from '@forecourt/releases';
import type { ReleaseRecord } from '@forecourt/shared-contracts/releases';

const keptBuilds = 6;

/** Reads the server build of a release whose hash in the signed record is `key`. Rejects with a {@link RenderFault}. */
export type BuildReader = (remote: ReleaseRecord, key: string) => Promise<RenderBuild>;

/** Creates a reader that keeps the builds read last, and gives out only bytes with the hash of their record. */
export function createBuildReader(store: Pick<ReleaseStore, 'file'>): BuildReader {
  const builds = new Map<string, Promise<RenderBuild>>();
  const read = async (remote: ReleaseRecord, key: string): Promise<RenderBuild> => {
    const file = remote.server?.file ?? '';
    const bytes = await store.file(remote, file);
    const hash = bytes && `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    if (!bytes || hash !== key)
      throw new RenderFault('failed', 'its server build is not what its record says');
    return { key, name: `${remote.name}@${remote.version}/${file}`, code: new TextDecoder().decode(bytes) };
  };
  return (remote, key) => {
    const known = builds.get(key);
    if (known) return known;
    const reading = read(remote, key);
    builds.set(key, reading);
    reading.catch(() => builds.delete(key));
    const [oldest] = builds.keys();
    if (builds.size > keptBuilds && oldest !== undefined) builds.delete(oldest);
    return reading;
  };
}
