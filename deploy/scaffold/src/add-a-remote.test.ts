// @module-tag matrix
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const checkout = fileURLToPath(new URL('../../..', import.meta.url));
const slowMs = 900_000;

let place: string;

/** Copies the checkout as a clone would have it: its files, nothing installed or built. */
function cloneTo(dir: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: checkout,
    encoding: 'utf8',
  });
  for (const file of stdout.split('\0').filter(Boolean)) {
    cpSync(join(checkout, file), join(dir, file), { verbatimSymlinks: true });
  }
}

/** The commands of the README's paragraph, in order. */
function commandsOf(title: string): string[] {
  const readme = readFileSync(join(checkout, 'README.md'), 'utf8');
  const paragraph = readme.split('\n').find((line) => line.startsWith(`**${title}.**`)) ?? '';
  return [...paragraph.matchAll(/`(np[mx] [^`]+)`/g)].map(([, command]) => command!);
}

/** Runs a command as typed, on a machine that has Node and npm, and no pnpm. Returns its exit code and its output. */
function type(command: string) {
  const [program = '', ...args] = command.split(' ');
  const env = {
    PATH: `${join(place, 'bin')}:/usr/bin:/bin`,
    HOME: process.env['HOME'],
    FORECOURT_DATA: join(place, 'data'),
    npm_config_update_notifier: 'false',
  };
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: join(place, 'forecourt'),
    env,
    encoding: 'utf8',
  });
  return { command, status, text: stdout + stderr };
}

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'forecourt-newcomer-'));
  mkdirSync(join(place, 'bin'));
  for (const name of ['node', 'npm', 'npx']) {
    symlinkSync(join(dirname(process.execPath), name), join(place, 'bin', name));
  }
  cloneTo(join(place, 'forecourt'));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

it(
  "'Add a remote' works as the README writes it, with Node and npm alone",
  () => {
    const good = (command: string, logged = '') => {
      expect(type(command)).toEqual({ command, status: 0, text: expect.stringContaining(logged) as string });
    };
    const commands = commandsOf('Add a remote');
    expect(commands.map((command) => command.split(' ').slice(0, 3).join(' '))).toEqual([
      'npm run new:remote',
      expect.stringMatching(/^npx -y pnpm@/),
      'npm run build',
      'npm run release',
    ]);
    // What `npm start` has done before: the packages are installed, and the site has a shell.
    good(commands[1]!);
    good('npm run build shell');
    good('npm run release publish shell -- --promote');
    for (const command of commands) good(command);
    good('npm run release status', 'mfe-service-visits');
  },
  slowMs,
);
