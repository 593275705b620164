import * as v from 'valibot';
import {
  ChannelSchema,
  ReleaseRecordSchema,
  SignedReleaseSchema,
  type SignedRelease,
} from '@forecourt/shared-contracts/releases';
import { isSignedBy } from '../signing/release-keys.ts';
import type { TrustedKeySource } from '../signing/trusted-key-source.ts';
import { ChannelChangeSchema, changeText } from './channel-change.ts';
import type { ObjectStore } from './object-store.ts';
import { BrokenChangeFault, type ReleaseId, type ReleaseStore, type StoredRelease } from './release-store.ts';

const SignedTextSchema = v.pipe(v.string(), v.parseJson(), SignedReleaseSchema);
const RecordTextSchema = v.pipe(v.string(), v.parseJson(), ReleaseRecordSchema);
const ChannelTextSchema = v.pipe(v.string(), v.parseJson(), ChannelSchema);
const ChangeTextSchema = v.pipe(v.string(), v.parseJson(), ChannelChangeSchema);

const bytesOf = (text: string) => new TextEncoder().encode(text);
const pretty = (value: unknown) => bytesOf(`${JSON.stringify(value, null, 2)}\n`);
const changeKey = (channel: string, revision: number) =>
  `channels/${channel}/${String(revision).padStart(8, '0')}.json`;
const releaseKey = ({ name, version }: ReleaseId, path: string) => `remotes/${name}/${version}/${path}`;

async function readText(objects: ObjectStore, key: string): Promise<string | undefined> {
  const bytes = await objects.read(key);
  return bytes && new TextDecoder().decode(bytes);
}

async function readRelease(
  objects: ObjectStore,
  trusted: TrustedKeySource,
  id: ReleaseId,
): Promise<StoredRelease> {
  const text = await readText(objects, releaseKey(id, 'release.json'));
  if (text === undefined) return { ok: false, fault: 'missing' };
  const signed = v.safeParse(SignedTextSchema, text);
  if (!signed.success) return { ok: false, fault: 'malformed' };
  const keys = await trusted.read();
  if (!isSignedBy(keys, signed.output)) {
    const { keyId } = signed.output;
    return { ok: false, fault: 'unsigned', ...(!keys.has(keyId) && { unknownKeyId: keyId }) };
  }
  const parsed = v.safeParse(RecordTextSchema, signed.output.record);
  if (!parsed.success || parsed.output.name !== id.name || parsed.output.version !== id.version) {
    return { ok: false, fault: 'malformed' };
  }
  return { ok: true, record: parsed.output };
}

async function addRelease(
  objects: ObjectStore,
  id: ReleaseId,
  content: { readonly signed: SignedRelease; readonly files: ReadonlyMap<string, Uint8Array> },
): Promise<boolean> {
  if ((await objects.stamp(releaseKey(id, 'release.json'))) !== undefined) return false;
  for (const [path, bytes] of content.files) await objects.write(releaseKey(id, path), bytes);
  return objects.writeNew(releaseKey(id, 'release.json'), pretty(content.signed));
}

async function readChange(objects: ObjectStore, channel: string, revision: number) {
  const text = await readText(objects, changeKey(channel, revision));
  if (text === undefined) return undefined;
  const parsed = v.safeParse(ChangeTextSchema, text);
  const name = `Revision ${revision} of channel ${channel}`;
  if (!parsed.success) throw new BrokenChangeFault(`${name} is broken: ${parsed.issues[0].message}`);
  // Its signature holds in any place of the journal, so a signed rollback could be copied to be followed again (T16).
  const { pointers } = parsed.output;
  if (pointers.channel === channel && pointers.revision === revision) return parsed.output;
  throw new BrokenChangeFault(
    `${name} is broken: it is revision ${pointers.revision} of channel ${pointers.channel}`,
  );
}

/**
 * Creates a release store with its layout on top of a folder or a bucket. Signatures are verified with
 * `trusted`, which nothing in the store can change (T15).
 */
export function createReleaseStore(objects: ObjectStore, trusted: TrustedKeySource): ReleaseStore {
  return {
    names: () => objects.names('remotes/'),
    versions: (name) => objects.names(`remotes/${name}/`),
    release: (id) => readRelease(objects, trusted, id),
    file: (id, path) => objects.read(releaseKey(id, path)),
    addRelease: (id, signed, files) => addRelease(objects, id, { signed, files }),
    async channel(name) {
      const text = await readText(objects, `channels/${name}.json`);
      if (text === undefined) return undefined;
      const parsed = v.safeParse(ChannelTextSchema, text);
      if (!parsed.success)
        throw new Error(`The file of channel ${name} is broken: ${parsed.issues[0].message}`);
      return parsed.output;
    },
    writeChannel: (channel) => objects.write(`channels/${channel.channel}.json`, pretty(channel)),
    addChange: (change) =>
      objects.writeNew(changeKey(change.pointers.channel, change.pointers.revision), pretty(change)),
    change: (channel, revision) => readChange(objects, channel, revision),
    async isSigned(change) {
      const { signed } = change;
      return (
        signed !== undefined && isSignedBy(await trusted.read(), { ...signed, record: changeText(change) })
      );
    },
    isTrusted: async (signed) => isSignedBy(await trusted.read(), signed),
    async revisions(channel) {
      const names = await objects.names(`channels/${channel}/`);
      return names.map((name) => Number.parseInt(name, 10)).filter(Number.isInteger);
    },
    channelStamp: (name) => objects.stamp(`channels/${name}.json`),
    async tenantIds() {
      const names = await objects.names('tenants/');
      return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
    },
    async tenant(id) {
      const stamp = await objects.stamp(`tenants/${id}.json`);
      const text = await readText(objects, `tenants/${id}.json`);
      return stamp === undefined || text === undefined ? undefined : { text, stamp };
    },
    writeTenant: (id, text) => objects.write(`tenants/${id}.json`, bytesOf(text)),
  };
}
