import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workspaceDir } from './workspace.ts';

/** Each rule with a fault that only types show, and with what is none. */
const samples = [
  ['no-floating-promises', 'work();', 'void work();'],
  ['no-misused-promises', '[1].forEach(async () => void (await work()));', '<button onClick={work} />;'],
  ['await-thenable', 'await count;', 'await work();'],
  [
    'switch-exhaustiveness-check',
    "switch (kind) { case 'cash': count.toFixed(); }",
    "switch (kind) { case 'cash': count.toFixed(); break; default: }",
  ],
] as const;

const declarations = `
declare namespace JSX { interface IntrinsicElements { button: { onClick?: () => void } } }
declare function work(): Promise<number>;
declare const count: number;
declare const kind: 'cash' | 'loan';
`;
const compilerOptions = { jsx: 'preserve', noEmit: true, types: [] };

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

let folder: string;
let found: readonly (readonly [file: string, code: string])[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-lint-'));
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  copyFileSync(join(workspaceDir, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  put(
    'tsconfig.json',
    JSON.stringify({ extends: join(workspaceDir, 'tsconfig.base.json'), compilerOptions }),
  );
  put('declarations.d.ts', declarations);
  for (const [rule, fault, sound] of samples) {
    put(`${rule}-fault.tsx`, `${fault}\nexport {};\n`);
    put(`${rule}-sound.tsx`, `${sound}\nexport {};\n`);
  }
  const oxlint = join(workspaceDir, 'node_modules/oxlint/bin/oxlint');
  // It looks for its other half beside the folder that it checks.
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: join(workspaceDir, 'node_modules/.bin/tsgolint') };
  const run = promisify(execFile)(process.execPath, [oxlint, '--format=json'], { cwd: folder, env });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  const { diagnostics } = JSON.parse(stdout) as Report;
  found = diagnostics.map(({ filename, code }) => [filename, code] as const);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(samples)('%s is an error', (rule) => {
  const codes = found.filter(([file]) => file.includes(`${rule}-fault.tsx`)).map(([, code]) => code);
  expect(codes).toEqual([`typescript(${rule})`]);
});

it('what is no fault is none', () => {
  expect(found.filter(([file]) => file.includes('-sound.tsx'))).toEqual([]);
});
