import { resolve4 } from 'node:dns/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { earlierCommitIn } from './command/is-earlier-commit.ts';
import { runCommand } from './command/run-command.ts';
import { folderSigner } from './signing/folder-signer.ts';
import { keySigner } from './signing/key-signer.ts';
import { trustedKeySource, TrustedKeysFault } from './signing/trusted-key-source.ts';
import { openReleaseStore } from './store/open-release-store.ts';
import { dataDir, releaseLocation, ReleaseLocationFault } from './store/release-location.ts';

const workspaceDir = fileURLToPath(new URL('../../..', import.meta.url));

/** FORECOURT_SIGNING_KEY if set, otherwise the key in the data folder, apart from the releases. */
function signer() {
  const given = process.env.FORECOURT_SIGNING_KEY;
  if (given) return keySigner(given, 'FORECOURT_SIGNING_KEY');
  return folderSigner(join(dataDir(process.env, workspaceDir), 'keys'));
}

/**
 * Sends FORECOURT_OPERATOR_KEY, which the edges require; only outside production do they answer without it.
 */
async function readStatus(address: URL): Promise<unknown> {
  const key = process.env.FORECOURT_OPERATOR_KEY;
  const response = await fetch(address, {
    headers: key ? { authorization: `Bearer ${key}` } : {},
    signal: AbortSignal.timeout(5000),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

async function main(): Promise<number> {
  const location = releaseLocation(process.env, workspaceDir);
  const context = {
    store: await openReleaseStore(location, trustedKeySource(process.env, workspaceDir, location)),
    signer,
    workspaceDir,
    callerDirs: [process.cwd(), process.env.INIT_CWD ?? process.cwd()],
    now: () => new Date(),
    by: process.env.FORECOURT_ACTOR || userInfo().username,
    readStatus,
    addressesOf: (host: string) => resolve4(host),
    isEarlierCommit: earlierCommitIn(workspaceDir),
    sleep: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
    print: (line: string) => console.log(line),
    complain: (line: string) => console.error(line),
  };
  return runCommand(context, process.argv.slice(2));
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    const isSetting = error instanceof ReleaseLocationFault || error instanceof TrustedKeysFault;
    console.error(isSetting ? error.message : error);
    process.exitCode = 1;
  },
);
