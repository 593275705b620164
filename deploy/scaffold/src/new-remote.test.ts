// @module-tag matrix
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyWorkspace, type WorkspaceCopy } from './testing/index.ts';

const name = 'mfe-service-visits';
const command = [name, '--route', '/service-visits', '--title-es', 'Citas de taller'];
const slowMs = 480_000;

let copy: WorkspaceCopy;

/** Runs a program of the checkout in the copy. Returns its exit code and its full output. */
async function run(script: string, args: readonly string[]) {
  const argv = script.endsWith('.ts') ? ['--import', 'tsx', script] : [script];
  const options = { cwd: copy.dir, env: { ...process.env, VITEST: '', NODE_OPTIONS: '' } };
  const work = promisify(execFile)(process.execPath, [...argv, ...args], options);
  const output = ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr;
  return work.then(
    (out) => ({ code: 0, text: output(out) }),
    (error: { code: number; stdout: string; stderr: string }) => ({ code: error.code, text: output(error) }),
  );
}

const newRemote = (args: readonly string[]) => run('deploy/scaffold/src/cli.ts', args);

beforeAll(() => {
  copy = copyWorkspace();
});
afterAll(() => copy.remove());

describe('pnpm new:remote', () => {
  it.each([
    ['no name', ['--route', '/visits'], 2, 'needs one name'],
    ['no route', ['mfe-visits'], 2, '--route /path'],
    [
      'an option that it does not know',
      ['mfe-visits', '--rout', '/visits'],
      2,
      'Usage: npm run new:remote --',
    ],
    ['a route that another remote owns', ['mfe-visits', '--route', '/cart'], 1, 'belongs to mfe-credit-app'],
    [
      'a remote that is there',
      ['mfe-account', '--route', '/visits'],
      1,
      'There is a remote mfe-account already',
    ],
  ])('rejects %s and writes nothing', async (_row, args, code, sentence) => {
    const before = readdirSync(copy.dir);
    const answer = await newRemote(args);
    expect(answer).toEqual({ code, text: expect.stringContaining(sentence) as string });
    expect(readdirSync(copy.dir)).toEqual(before);
  });

  it(
    'creates a remote that is formatted, linted, typed, translated and tested as generated',
    async () => {
      expect(await newRemote(command)).toMatchObject({ code: 0 });
      copy.install(name);
      writeFileSync(
        join(copy.dir, 'tsconfig.json'),
        JSON.stringify({
          extends: './tsconfig.base.json',
          include: [`${name}/**/*`, 'deploy/build/testing/browser-setup.ts'],
        }),
      );
      const good = { code: 0, text: expect.any(String) as string };
      expect(await run('node_modules/oxfmt/bin/oxfmt', ['--check', name])).toEqual(good);
      expect(await run('node_modules/eslint/bin/eslint.js', ['--max-warnings=0', name])).toEqual(good);
      expect(await run('node_modules/oxlint/bin/oxlint', [name])).toEqual(good);
      expect(await run('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.json'])).toEqual(good);
      expect(await run('deploy/build/src/texts/cli.ts', [name])).toEqual(good);
      const tests = await run('node_modules/vitest/vitest.mjs', ['run', name, '--maxWorkers=1']);
      expect(tests).toEqual(good);
      expect(tests.text).toMatch(/2 passed/);
    },
    slowMs,
  );

  it('does not create a second one of the same name, and leaves the first unchanged', async () => {
    expect((await newRemote(command)).text).toContain(`There is a remote ${name} already.`);
    expect(existsSync(join(copy.dir, name, 'remote.config.ts'))).toBe(true);
  });
});
