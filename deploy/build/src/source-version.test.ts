import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sourceVersion } from './source-version.ts';

function setUp() {
  const root = mkdtempSync(join(tmpdir(), 'forecourt-source-version-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const install = (version: string) =>
    write('design/node_modules/paint/package.json', JSON.stringify({ name: 'paint', version }));
  write('app/package.json', '{"name":"app","version":"2.0.0"}');
  write('design/package.json', '{"name":"design","version":"1.0.0","dependencies":{"paint":"catalog:"}}');
  write('design/src/button.tsx', 'export const size = 1;');
  install('5.0.0');
  mkdirSync(join(root, 'app/node_modules'));
  symlinkSync(join(root, 'design'), join(root, 'app/node_modules/design'));
  cpSync(join(root, 'design/node_modules/paint'), join(root, 'app/node_modules/paint'), { recursive: true });
  return { write, install, version: (name: string) => sourceVersion(name, join(root, 'app')) };
}

test('a package of the workspace has a hash of its sources, which tests do not change', () => {
  const { write, version } = setUp();
  const first = version('design');
  expect(first).toMatch(/^1\.0\.0\+[0-9a-f]{8}$/);
  write('design/src/button.test.tsx', 'test');
  write('design/src/testing/set-up.ts', 'test');
  expect(version('design')).toBe(first);
  write('design/src/button.tsx', 'export const size = 2;');
  expect(version('design')).not.toBe(first);
});

test('another version of what it depends on is another build', () => {
  const { install, version } = setUp();
  const first = version('design');
  install('5.0.1');
  expect(version('design')).not.toBe(first);
});

test('any other package has its version', () => {
  const { version } = setUp();
  expect(version('paint')).toBe('5.0.0');
  expect(() => version('nothing')).toThrow('nothing is not installed for app.');
});
