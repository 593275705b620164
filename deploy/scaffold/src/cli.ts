import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { makeRemote, RemoteRefused } from './make-remote.ts';
import { titleOf } from './remote-request.ts';

const usage =
  'Usage: npm run new:remote -- <name> --route /path [--title "Service visits"] [--title-es "Citas de taller"]';
const workspaceDir = fileURLToPath(new URL('../../..', import.meta.url));

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { route: { type: 'string' }, title: { type: 'string' }, 'title-es': { type: 'string' } },
  });
  const [word, ...more] = positionals;
  if (!word || more.length > 0) throw new TypeError('new:remote needs one name.');
  if (!values.route) throw new TypeError('new:remote needs the path of the first page: --route /path.');
  const name = word.startsWith('mfe-') ? word : `mfe-${word}`;
  const title = values.title ?? titleOf(name);
  return { name, route: values.route, title, titleEs: values['title-es'] ?? title };
}

async function main(): Promise<void> {
  const request = readArguments();
  const files = await makeRemote(workspaceDir, request);
  for (const file of files) console.log(`  ${file}`);
  console.log(
    `${request.name} is made. Next: npx -y pnpm@12.21.0 install, then npm run build ${request.name}`,
  );
}

main().catch((error: unknown) => {
  process.exitCode = error instanceof RemoteRefused ? 1 : 2;
  if (error instanceof RemoteRefused) console.error(error.message);
  else if (error instanceof TypeError) console.error(`${error.message}\n${usage}`);
  else throw error;
});
