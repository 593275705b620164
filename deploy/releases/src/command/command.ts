import type { FolderSigner } from '../signing/folder-signer.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { CommandArguments, KnownOptions } from './arguments.ts';

/** What commands work with; everything outside the process comes through here. */
export interface CommandContext {
  readonly store: ReleaseStore;
  /** Made at its first use, because making it writes a key. */
  readonly signer: () => FolderSigner;
  /** Folder that holds the front-end packages. */
  readonly workspaceDir: string;
  /** Folders that relative file names are looked for in, in this order. */
  readonly callerDirs: readonly string[];
  readonly now: () => Date;
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
