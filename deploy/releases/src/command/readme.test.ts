import { copyFileSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { route, temporaryFolder, writeSampleBuild } from '../testing/index.ts';
import { setUpCommand } from '../testing/set-up-command.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const { scripts, packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
  packageManager: string;
};

/** The commands of a paragraph of the README, by its bold title. */
function commandsOf(title: string): string[] {
  const paragraph = readme.split('\n').find((line) => line.startsWith(`**${title}.**`)) ?? '';
  return [...paragraph.matchAll(/`(np[mx] [^`]+)`/g)].map(([, command]) => command!);
}

const bins = (name: string) => existsSync(join(dirname(process.execPath), name));

/** Every page that says how something is run; decisions are about why. */
const guides = [
  ...['.', 'deploy', 'deploy/docs'].flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((name) => [`${folder}/${name}`, `${folder}/${name}/README.md`]),
  ),
  'deploy/scaffold/template/README.md.tmpl',
].filter((path) => /\.md(\.tmpl)?$/.test(path) && existsSync(join(root, path)));

/** Lines of code blocks, and code within a text. */
function codeOf(text: string): string[] {
  const blocks = [...text.matchAll(/^```\w*\n([^]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n'));
  return [...blocks, ...[...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)];
}

it('no page tells anyone to run a pnpm that is not installed, except to change a patch', () => {
  expect(guides.length).toBeGreaterThan(25);
  const found = guides.flatMap((path) =>
    codeOf(readFileSync(join(root, path), 'utf8')).flatMap((code) =>
      /(^|&& |=\S+ )pnpm (?!patch)/.test(code) ? [`${path}: ${code}`] : [],
    ),
  );
  expect(found).toEqual([]);
});

it('options follow a --, without which npm keeps them for itself', () => {
  const found = guides.flatMap((path) =>
    codeOf(readFileSync(join(root, path), 'utf8')).filter((code) =>
      /npm (run|test)\b(?!.* -- ).* --(?!prefix\b)/.test(code),
    ),
  );
  expect(found).toEqual([]);
});

describe('the commands of the README', () => {
  it('ask for npm alone: each is a script of the repository that needs no pnpm', () => {
    expect([...readme.matchAll(/`(pnpm [^`]*)`/g)].map(([, command]) => command)).toEqual([]);
    const names = [...readme.matchAll(/`npm run ([\w:]+)[^`]*`/g)].map(([, name]) => name!);
    const own = names.filter((name) => name !== 'screenshots');
    expect(own.length).toBeGreaterThan(8);
    for (const name of own) expect(scripts[name], name).toMatch(/^(tsx|node|changeset)\b/);
    for (const [, used] of readme.matchAll(/npx -y (pnpm@\S+) /g)) expect(used).toBe(packageManager);
  });

  it("'Release one remote' and its rollback work as written", async () => {
    const { dir, printed, run } = setUpCommand();
    const checkout = { name: 'mfe-checkout', container: 'checkout', routes: [route('/progress/*')] };
    writeSampleBuild(dir, { name: 'shell' });
    writeSampleBuild(dir, checkout);
    expect(await run('publish all --promote')).toBe(0);
    writeSampleBuild(dir, { ...checkout, files: { 'remoteEntry.22222222.js': 'changed' } });
    const released = commandsOf('Release one remote').filter((text) => text.startsWith('npm run release'));
    expect(released.map((text) => text.split(' ')[3])).toEqual(['publish', 'promote', 'status', 'rollback']);
    let version = '';
    for (const command of released) {
      const words = command.replace('npm run release ', '').replace('<version>', version);
      expect([words, await run(words)]).toEqual([words, 0]);
      version = /mfe-checkout (\S+) published/.exec(printed.join('\n'))?.[1] ?? version;
    }
    expect(printed.join('\n')).toContain('mfe-checkout');
  });

  it.runIf(bins('npm'))(
    "'Add a tenant' publishes the file to copy as it is, on a machine without pnpm",
    () => {
      const path = temporaryFolder();
      for (const name of ['node', 'npm'])
        symlinkSync(join(dirname(process.execPath), name), join(path, name));
      const data = temporaryFolder();
      copyFileSync(join(root, 'deploy/releases/new-tenant.json'), join(data, 'mine.json'));
      const [command = ''] = commandsOf('Add a tenant');
      const samples = ['northstar', 'harbor', 'ember'].map((id) => `deploy/releases/tenants/${id}.json`);
      const [, ...words] = command
        .replace('mine.json', [...samples, join(data, 'mine.json')].join(' '))
        .split(' ');
      const env = {
        PATH: `${path}:/usr/bin:/bin`,
        HOME: data,
        FORECOURT_DATA: data,
        npm_config_update_notifier: 'false',
      };
      const { status, stdout, stderr } = spawnSync('npm', words, { cwd: root, env, encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toContain('tenant mine published (mine.localhost)');
    },
  );
});
