import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildMonolith, bundledRemotesModule } from '@forecourt/build';
import { workspaceDir } from '../stack/index.ts';
import {
  remoteNames,
  singleBundleCache,
  singleBundleDir,
  singleBundlePath,
  singleBundleStampFile,
  sourcesStamp,
} from './single-bundle.ts';

/** Starts the shell as the federated site does, with remotes from the bundle instead of from federation. */
function writeEntry(): string {
  const startShell = JSON.stringify(join(workspaceDir, 'shell/src/app/start-shell.tsx'));
  const lines = [
    `import { startShell } from ${startShell};`,
    `import { remoteModules } from ${JSON.stringify(bundledRemotesModule)};`,
    'startShell(document, (container) => remoteModules[`${container}/app`]());',
    '',
  ];
  mkdirSync(singleBundleCache, { recursive: true });
  const file = join(singleBundleCache, 'main.ts');
  writeFileSync(file, lines.join('\n'));
  return file;
}

const stamp = sourcesStamp();
const { initial } = await buildMonolith({
  shellDir: join(workspaceDir, 'shell'),
  remoteDirs: remoteNames().map((name) => join(workspaceDir, name)),
  entryFile: writeEntry(),
  outputDir: singleBundleDir,
  publicPath: singleBundlePath,
});
writeFileSync(singleBundleStampFile, JSON.stringify({ stamp, initial }));
