import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CompileHints } from './compile-hints.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-hints-'));

beforeAll(async () => {
  writeFileSync(join(folder, 'small.js'), 'globalThis.a = () => 1;\n');
  writeFileSync(join(folder, 'large.js'), `globalThis.b = () => ${JSON.stringify('text '.repeat(5_000))};\n`);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { small: './small.js', large: './large.js' },
    output: { path: join(folder, 'dist') },
    plugins: [new CompileHints()],
  });
  await new Promise<void>((done, fail) => compiler.run((error) => (error ? fail(error) : done())));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const scriptOf = (name: string) => readFileSync(join(folder, 'dist', `${name}.js`), 'utf8');

test('a large script begins with the hint to compile it whole; the minifier does not remove it', () => {
  expect(scriptOf('large')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n[^/]/);
});

test('a small one is as it was', () => {
  expect(scriptOf('small')).not.toContain('allFunctionsCalledOnLoad');
});
