import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let dir: string;

interface Manifest {
  readonly name: string;
  readonly version: string;
}
const manifest = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

/** Every package of the checkout that has a version. */
const packages = [root, join(root, 'deploy')].flatMap((folder) =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, 'package.json')))
    .map((path) => path.slice(root.length)),
);

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'forecourt-changesets-'));
  for (const file of ['package.json', 'pnpm-workspace.yaml', '.changeset/config.json']) {
    cpSync(join(root, file), join(dir, file));
  }
  for (const path of packages) {
    mkdirSync(join(dir, path), { recursive: true });
    cpSync(join(root, path, 'package.json'), join(dir, path, 'package.json'));
  }
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('a changeset gives its package a version and a changelog entry, its dependents a patch, and is removed', () => {
  const versionOf = (path: string) => manifest(join(dir, path, 'package.json')).version;
  const before = Object.fromEntries(packages.map((path) => [path, versionOf(path)]));
  const change = join(dir, '.changeset/quiet-cars-move.md');
  writeFileSync(change, "---\n'@forecourt/shared-design': minor\n---\n\nCards have a price for a month.\n");
  execFileSync(process.execPath, [join(root, 'node_modules/@changesets/cli/bin.js'), 'version'], {
    cwd: dir,
  });
  const [major, minor] = before['shared-design']?.split('.').map(Number) ?? [];
  expect(versionOf('shared-design')).toBe(`${major}.${Number(minor) + 1}.0`);
  expect(versionOf('mfe-checkout')).not.toBe(before['mfe-checkout']);
  expect(versionOf('shared-contracts')).toBe(before['shared-contracts']);
  expect(readFileSync(join(dir, 'shared-design/CHANGELOG.md'), 'utf8')).toContain(
    'Cards have a price for a month.',
  );
  expect(existsSync(change)).toBe(false);
});

it('every pending changeset names existing packages', () => {
  const names = new Set(packages.map((path) => manifest(join(root, path, 'package.json')).name));
  const waiting = readdirSync(join(root, '.changeset')).filter(
    (file) => file.endsWith('.md') && file !== 'README.md',
  );
  for (const file of waiting) {
    const [, head = ''] = readFileSync(join(root, '.changeset', file), 'utf8').split('---\n');
    const named = [...head.matchAll(/^['"]?(@?[\w/-]+)['"]?: (patch|minor|major)$/gm)].map(
      ([, name]) => name,
    );
    expect([file, named.filter((name) => !names.has(name ?? ''))]).toEqual([file, []]);
    expect(named).not.toEqual([]);
  }
});
