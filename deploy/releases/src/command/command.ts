import type { KeySigner } from '../signing/key-signer.ts';
import type { ChannelTarget } from '../publication/change-channel.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { UsageFault, type CommandArguments, type KnownOptions } from './arguments.ts';

/** What commands work with; everything outside the process comes through here. */
export interface CommandContext {
  readonly store: ReleaseStore;
  /** Made at its first use, because making it writes a key. */
  readonly signer: () => KeySigner;
  /** Folder that holds the front-end packages. */
  readonly workspaceDir: string;
  /** Folders that relative file names are looked for in, in this order. */
  readonly callerDirs: readonly string[];
  readonly now: () => Date;
  /** Who runs the command, for the journal. */
  readonly by: string;
  /** Reads an edge's status; rejects when it does not answer 200 with JSON. */
  readonly readStatus: (address: URL) => Promise<unknown>;
  readonly sleep: (ms: number) => Promise<void>;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** One sub-command of `pnpm release`. `run` answers the exit code; it may reject with a PublicationFault or a UsageFault. */
export interface Command {
  readonly usage: string;
  readonly options: KnownOptions;
  run(context: CommandContext, given: CommandArguments): Promise<number>;
}

/** Channel that is meant unless another is named. */
export const defaultChannel = 'stable';

/** Name of the channel that a command line means. Throws a {@link UsageFault} for a name that is none. */
export function channelName({ values }: CommandArguments): string {
  const channel = values.get('channel') ?? defaultChannel;
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(channel)) throw new UsageFault(`"${channel}" is no name of a channel.`);
  return channel;
}

/** The channel that a command line means, with what its journal will say. Throws a {@link UsageFault} for a name that is none. */
export function channelTarget(
  { store, now, by, signer }: CommandContext,
  given: CommandArguments,
): ChannelTarget {
  const channel = channelName(given);
  return { store, channel, now: now(), by, reason: given.values.get('reason'), signer: signer() };
}
