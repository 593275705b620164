import { join } from 'node:path';
import { folderSigner } from '../signing/folder-signer.ts';
import type { KeySigner } from '../signing/key-signer.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { openFolderStore } from '../store/open-folder-store.ts';
import type { CommandContext } from '../command/command.ts';
import { runCommand } from '../command/run-command.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A release store, and the signer of a key that it trusts. */
interface GivenStore {
  readonly store: ReleaseStore;
  readonly signer: () => KeySigner;
}

/** The command with the given release store, or one in its own folder, and its output. */
export function setUpCommand(
  given?: GivenStore,
  outside: Partial<Pick<CommandContext, 'readStatus' | 'addressesOf' | 'isEarlierCommit' | 'sleep'>> = {},
) {
  const dir = temporaryFolder();
  const printed: string[] = [];
  const complaints: string[] = [];
  const { store, signer } = given ?? {
    store: openFolderStore(dir),
    signer: () => folderSigner(join(dir, 'keys')),
  };
  const context = {
    store,
    signer,
    workspaceDir: dir,
    callerDirs: [dir],
    now: () => new Date('2026-11-21T06:00:00.000Z'),
    by: 'ada',
    readStatus: () => Promise.reject(new Error('no edge')),
    addressesOf: () => Promise.reject(new Error('no such host')),
    isEarlierCommit: () => Promise.resolve(false),
    sleep: () => Promise.resolve(),
    ...outside,
    print: (line: string) => void printed.push(line),
    complain: (line: string) => void complaints.push(line),
  };
  /** Runs a command line with arguments separated by one space; clears the previous output. */
  const run = (line: string) => {
    printed.length = 0;
    complaints.length = 0;
    return runCommand(context, line.split(' ').filter(Boolean));
  };
  return { dir, store, printed, complaints, run };
}
