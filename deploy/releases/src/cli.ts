import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './command/run-command.ts';
import { folderSigner } from './signing/folder-signer.ts';
import { openFolderStore } from './store/open-folder-store.ts';

const workspaceDir = fileURLToPath(new URL('../../..', import.meta.url));
const dataDir = resolve(workspaceDir, process.env.FORECOURT_DATA ?? '.data');

process.exitCode = await runCommand(
  {
    store: openFolderStore(dataDir),
    signer: () => folderSigner(join(dataDir, 'releases/keys')),
    workspaceDir,
    callerDirs: [process.cwd(), process.env.INIT_CWD ?? process.cwd()],
    now: () => new Date(),
    print: (line) => console.log(line),
    complain: (line) => console.error(line),
  },
  process.argv.slice(2),
);
