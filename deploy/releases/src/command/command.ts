import type { KeySigner } from '../signing/key-signer.ts';
import type { ChannelTarget } from '../publication/change-channel.ts';
import type { IsEarlierCommit } from '../publication/later-commit.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { UsageError, type CommandArguments, type KnownOptions } from './arguments.ts';

/** Dependencies of the commands; everything outside the process comes from here. */
export interface CommandContext {
  readonly store: ReleaseStore;
  /** Created on first use, because creating it writes a key. */
  readonly signer: () => KeySigner;
  /** Folder that contains the front-end packages. */
  readonly workspaceDir: string;
  /** Folders in which relative file names are looked up, in this order. */
  readonly callerDirs: readonly string[];
  readonly now: () => Date;
  /** Who runs the command, for the journal. */
  readonly by: string;
  /** Reads an edge's status; rejects unless it answers 200 with JSON. */
  readonly readStatus: (address: URL) => Promise<unknown>;
  /** All IPv4 addresses of a host name; rejects when it has none. */
  readonly addressesOf: (host: string) => Promise<readonly string[]>;
  readonly isEarlierCommit: IsEarlierCommit;
  readonly sleep: (ms: number) => Promise<void>;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
}

/**
 * One subcommand of `pnpm release`. `run` returns the exit code; it may reject with a PublicationFault or a
 * UsageFault.
 */
export interface Command {
  readonly usage: string;
  readonly options: KnownOptions;
  run(context: CommandContext, given: CommandArguments): Promise<number>;
}

/** The channel if no other is named. */
export const defaultChannel = 'stable';

/** Name of the channel in a command line. Throws a {@link UsageError} for an invalid name. */
export function channelName({ values }: CommandArguments): string {
  const channel = values.get('channel') ?? defaultChannel;
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(channel)) throw new UsageError(`"${channel}" is no name of a channel.`);
  return channel;
}

/**
 * The channel in a command line, with the details for its journal. Throws a {@link UsageError} for an invalid
 * name.
 */
export function channelTarget(
  { store, now, by, signer }: CommandContext,
  given: CommandArguments,
): ChannelTarget {
  const channel = channelName(given);
  return { store, channel, now: now(), by, reason: given.values.get('reason'), signer: signer() };
}
