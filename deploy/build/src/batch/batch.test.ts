import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPackage } from '../package-info.ts';
import { forgetBuilt, isBuilt, noteBuilt } from './built-stamp.ts';
import { inputsHash } from './inputs-hash.ts';
import { chooseTargets, findTargets } from './targets.ts';

let workspace: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(workspace, path)), { recursive: true });
  writeFileSync(join(workspace, path), text);
}

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'forecourt-build-'));
  for (const dir of ['shell', 'mfe-one', 'mfe-two', 'shared-contracts', 'shared-design', 'deploy/build']) {
    write(`${dir}/package.json`, JSON.stringify({ name: `@forecourt/${dir}`, version: '1.0.0' }));
    write(`${dir}/src/index.ts`, 'export const one = 1;');
  }
  for (const dir of ['mfe-one', 'mfe-two']) write(`${dir}/remote.config.ts`, 'export default {};');
  write('pnpm-lock.yaml', 'lockfileVersion: 9');
});

afterEach(() => rmSync(workspace, { recursive: true, force: true }));

describe('the packages to build', () => {
  it('are the shell and every folder with a remote.config.ts', () => {
    write('shell/remote.config.ts', 'export default {};');
    const found = findTargets(workspace).map(({ kind, pkg }) => [kind, pkg.releaseName]);
    expect(found).toEqual([
      ['shell', 'shell'],
      ['remote', 'mfe-one'],
      ['remote', 'mfe-two'],
    ]);
  });

  it('include the embed loader if it has a main module', () => {
    write('deploy/embed/package.json', JSON.stringify({ name: '@forecourt/embed', version: '0.1.0' }));
    write('deploy/embed/src/main.ts', '');
    expect(findTargets(workspace).at(-1)).toMatchObject({ kind: 'embed', pkg: { releaseName: 'embed' } });
  });

  it('can be named, and an unknown name is reported with the known ones', () => {
    const targets = findTargets(workspace);
    expect(chooseTargets(targets, ['mfe-two']).map(({ pkg }) => pkg.releaseName)).toEqual(['mfe-two']);
    expect(() => chooseTargets(targets, ['mfe-three'])).toThrow(
      'No package to build is named mfe-three. There are: shell, mfe-one, mfe-two.',
    );
  });
});

describe('a package whose inputs have not changed', () => {
  const hash = () => inputsHash(readPackage(join(workspace, 'mfe-one')), workspace);

  it.each([
    ['its own source', 'mfe-one/src/index.ts', true],
    ['a new file of its own', 'mfe-one/src/more.ts', true],
    ['its version', 'mfe-one/package.json', true],
    ['a shared package', 'shared-design/src/index.ts', true],
    ['the preset', 'deploy/build/src/index.ts', true],
    ['the lockfile', 'pnpm-lock.yaml', true],
    ['a test', 'mfe-one/src/index.test.ts', false],
    ['a readme', 'mfe-one/README.md', false],
    ['its last output', 'mfe-one/dist/build.json', false],
    ['another remote', 'mfe-two/src/index.ts', false],
  ])('is rebuilt after a change in %s: %s -> %s', (_what, path, isNew) => {
    const before = hash();
    write(path, '{"name":"@forecourt/mfe-one","version":"1.0.1"}');
    expect(hash() !== before).toBe(isNew);
  });

  it('counts as built only if its draft exists and the hash is the same', () => {
    const pkg = readPackage(join(workspace, 'mfe-one'));
    noteBuilt(pkg, 'a', workspace);
    expect(isBuilt(pkg, 'a', workspace)).toBe(false);
    write('mfe-one/dist/build.json', '{}');
    expect(isBuilt(pkg, 'a', workspace)).toBe(true);
    expect(isBuilt(pkg, 'b', workspace)).toBe(false);
    forgetBuilt(pkg, workspace);
    expect(isBuilt(pkg, 'a', workspace)).toBe(false);
  });
});
