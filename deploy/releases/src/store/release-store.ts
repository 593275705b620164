import type { Channel, ReleaseRecord, SignedRelease } from '@forecourt/shared-contracts/releases';
import type { ChannelChange } from './channel-change.ts';

/** One version of one release name. */
export interface ReleaseId {
  readonly name: string;
  readonly version: string;
}

/**
 * Why a stored release is not used: it does not exist, its text is not a record, or it has no trusted
 * signature.
 */
export type ReleaseFault = 'missing' | 'malformed' | 'unsigned';

/**
 * A stored release after its signature and shape were checked. `unknownKeyId` is the key that an unsigned one
 * names, if it is not among the trusted ones: the keys were replaced, or a key was retired too early.
 */
export type StoredRelease =
  | { readonly ok: true; readonly record: ReleaseRecord }
  | { readonly ok: false; readonly fault: ReleaseFault; readonly unknownKeyId?: string };

/** A journal entry that cannot be used: its text is no change, or it was made for another place. */
export class BrokenChangeFault extends Error {
  override readonly name = 'BrokenChangeFault';
}

/** A stored text, with a stamp that changes with every write. */
export interface StampedText {
  readonly text: string;
  readonly stamp: string;
}

/**
 * Releases, channel pointers and tenant files, regardless of storage. Releases never change once
 * written; pointers and tenant files are replaced as a whole. Every call rejects when the storage fails.
 */
export interface ReleaseStore {
  names(): Promise<string[]>;
  versions(name: string): Promise<string[]>;
  /** Checks signature and shape; a record of another name or version counts as malformed. */
  release(id: ReleaseId): Promise<StoredRelease>;
  /**
   * Bytes of a file of a release; undefined if it does not exist. The caller checks whether the record lists
   * it.
   */
  file(id: ReleaseId, path: string): Promise<Uint8Array | undefined>;
  /**
   * Writes the files, then the record, which makes the release exist. False when the version exists already:
   * nothing is changed.
   */
  addRelease(id: ReleaseId, signed: SignedRelease, files: ReadonlyMap<string, Uint8Array>): Promise<boolean>;
  /**
   * Undefined when the channel has no pointers yet; rejects with an Error naming it when its file is broken.
   */
  channel(name: string): Promise<Channel | undefined>;
  writeChannel(channel: Channel): Promise<void>;
  /**
   * Adds to a channel's journal. False, and nothing is written, when its revision exists: someone else has
   * moved the channel.
   */
  addChange(change: ChannelChange): Promise<boolean>;
  /** Undefined when there is no such revision; rejects with a {@link BrokenChangeFault} that names a broken one. */
  change(channel: string, revision: number): Promise<ChannelChange | undefined>;
  /** Whether a change was signed by a trusted key (T16). */
  isSigned(change: ChannelChange): Promise<boolean>;
  /** Whether the text, of any content, was signed by a trusted key. */
  isTrusted(signed: SignedRelease): Promise<boolean>;
  /** Revisions in a channel's journal, ascending. */
  revisions(channel: string): Promise<number[]>;
  /** Changes whenever the channel is written; undefined when there is none. */
  channelStamp(name: string): Promise<string | undefined>;
  tenantIds(): Promise<string[]>;
  /** Text of a published tenant file. */
  tenant(id: string): Promise<StampedText | undefined>;
  writeTenant(id: string, text: string): Promise<void>;
}
