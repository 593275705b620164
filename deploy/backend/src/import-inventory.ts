import { resolve } from 'node:path';
import { isFeedAddress } from './inventory/feed/fetch-feed.ts';
import { runFeedCommand } from './inventory/feed/feed-command.ts';
import { backendSettings } from './settings.ts';

const [tenantId, ...rest] = process.argv.slice(2);
// pnpm runs scripts in the package's folder; a path is relative to the folder of the person who runs it.
const from = process.env.INIT_CWD ?? process.cwd();
const isPath = (word: string) => !word.startsWith('--') && !isFeedAddress(word);
const words = rest.map((word) => (isPath(word) ? resolve(from, word) : word));

process.exitCode = await runFeedCommand(
  backendSettings(process.env),
  tenantId === undefined ? [] : [tenantId, ...words],
  { print: (line) => console.log(line), complain: (line) => console.error(line) },
);
