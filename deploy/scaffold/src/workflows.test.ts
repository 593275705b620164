import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, '.github/workflows');
const template = fileURLToPath(
  new URL('../template/workspace/.github/workflows/__NAME__.yml.tmpl', import.meta.url),
);
const remotes = readdirSync(root).filter(
  (name) => name.startsWith('mfe-') && existsSync(join(root, name, 'remote.config.ts')),
);

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job {
  readonly 'runs-on': string;
  readonly 'timeout-minutes': number;
  readonly steps: readonly Step[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly needs?: readonly string[];
  readonly if?: string;
}
interface Workflow {
  readonly name: string;
  readonly on: {
    readonly push: { readonly branches: readonly string[]; readonly paths: readonly string[] };
    readonly pull_request: { readonly paths: readonly string[] };
  };
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency: { readonly group: string };
  readonly jobs: Readonly<Record<'test' | 'compatibility' | 'release', Job>>;
}

const textOf = (name: string) => readFileSync(join(folder, `${name}.yml`), 'utf8');
const commands = (job: Job) => job.steps.flatMap(({ run }) => run ?? []);
const everything = (workflow: Workflow) => Object.values(workflow.jobs).flatMap((job) => job.steps);

it('there is one workflow per remote, one for shell and shared code, one for the test matrix, and no other', () => {
  const names = [...remotes, 'site', 'matrix'];
  expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.yml`).sort());
});

it('the matrix runs nightly, manually and before a release, through an existing script', () => {
  const document = parseDocument(textOf('matrix'), { strict: true, uniqueKeys: true });
  expect([...document.errors, ...document.warnings]).toEqual([]);
  const { on, jobs } = document.toJS() as {
    on: Record<string, unknown>;
    jobs: Readonly<Record<'matrix', Job>>;
  };
  expect(Object.keys(on)).toEqual(['schedule', 'push', 'workflow_dispatch']);
  const uses = jobs.matrix.steps.flatMap((step) => step.uses ?? []);
  for (const action of uses) expect(action).toMatch(/@[0-9a-f]{40}$/);
  expect(commands(jobs.matrix).at(-1)).toBe('npm run test:matrix');
  expect(Object.keys(scripts)).toContain('test:matrix');
});

const { scripts, packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly packageManager: string;
};
const ownCommands = new Set(['install']);
const exists = (path: string) => existsSync(join(root, path));

/** What is wrong with a `pnpm` command line in this checkout; undefined if it is valid. */
function faultOfPnpm(line: string): string | undefined {
  const [, command = '', first = ''] = line.split(/\s+/);
  if (command === 'exec')
    return exists(`node_modules/.bin/${first}`) ? undefined : `${first} is not installed`;
  return ownCommands.has(command) || scripts[command] ? undefined : `there is no script ${command}`;
}

/** Names that an expression may begin with, and the operators it may use. */
const expression =
  /^(github\.(ref|event_name|repository|workspace|actor|event\.pull_request\.head\.repo\.full_name)|vars\.[A-Z_]+|secrets\.[A-Z_]+|'[^']*'|==|\|\||&&|\s)+$/;

it.each([
  ['pnpm nothing-of-ours', 'there is no script nothing-of-ours'],
  ['pnpm exec no-such-tool x', 'no-such-tool is not installed'],
  ['pnpm check:types', undefined],
  ['pnpm install --frozen-lockfile', undefined],
  ['pnpm exec vitest run', undefined],
])('the fault of %s in a workflow: %s', (line, fault) => expect(faultOfPnpm(line)).toBe(fault));

describe.each([...remotes, 'site'])('the workflow file of %s', (name) => {
  const document = parseDocument(textOf(name), { strict: true, uniqueKeys: true });
  const workflow = document.toJS() as Workflow;
  const jobs = Object.entries(workflow.jobs);

  it('is valid YAML without duplicate keys', () => {
    expect([...document.errors, ...document.warnings]).toEqual([]);
    expect(Object.keys(workflow).sort()).toEqual(['concurrency', 'jobs', 'name', 'on', 'permissions']);
    expect(workflow.name).toBe(name);
  });

  it('is triggered by existing folders and files', () => {
    for (const path of [...workflow.on.push.paths, ...workflow.on.pull_request.paths]) {
      expect([path, exists(path.replace(/\/\*\*$/, ''))]).toEqual([path, true]);
    }
  });

  it('runs only commands that this checkout has, in a shell that can parse them', () => {
    const lines = jobs.flatMap(([, job]) => commands(job));
    const pnpm = lines.filter((line) => line.startsWith('pnpm '));
    expect(pnpm.map((line) => [line, faultOfPnpm(line)])).toEqual(pnpm.map((line) => [line, undefined]));
    for (const line of lines) expect([line, spawnSync('bash', ['-n', '-c', line]).status]).toEqual([line, 0]);
    const others = new Set(
      lines.filter((line) => !line.startsWith('pnpm ')).map((line) => line.split(' ')[0]),
    );
    expect([...others].sort()).toEqual(['corepack', 'curl']);
    // corepack installs the pnpm that package.json names.
    expect(packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+/);
  });

  it('releases with commands that the release command has, with options that they accept', () => {
    const released = jobs
      .flatMap(([, job]) => commands(job))
      .filter((line) => line.startsWith('pnpm release '));
    const usage = readFileSync(join(root, 'deploy/releases/README.md'), 'utf8');
    for (const line of released) {
      const [, , command = ''] = line.split(' ');
      const row =
        usage.split('\n').find((text) => text.startsWith(`| \`npm run release -- ${command} `)) ?? '';
      expect([line, row !== '']).toEqual([line, true]);
      for (const option of line.match(/--[a-z-]+/g) ?? [])
        expect([option, row.includes(option) || option === '--reason']).toEqual([option, true]);
    }
  });

  it.each(jobs)('%s depends on existing jobs, on a pinned runner, with a time limit', (_job, job) => {
    for (const needed of job.needs ?? []) expect(Object.keys(workflow.jobs)).toContain(needed);
    expect(job['runs-on']).toMatch(/^ubuntu-\d\d\.\d\d$/);
    expect(job['timeout-minutes']).toBeGreaterThan(0);
    for (const step of job.steps) expect([step.uses, step.run].filter(Boolean)).toHaveLength(1);
    const [checkout, node, corepack, install] = job.steps;
    expect(checkout?.uses).toMatch(/^actions\/checkout@[0-9a-f]{40}$/);
    expect(node?.uses).toMatch(/^actions\/setup-node@[0-9a-f]{40}$/);
    expect(exists(String(node?.with?.['node-version-file']))).toBe(true);
    expect([corepack?.run, install?.run]).toEqual(['corepack enable', 'pnpm install --frozen-lockfile']);
  });

  it('uses only GitHub contexts in its expressions, and the same language in its conditions', () => {
    const found = [...textOf(name).matchAll(/\$\{\{(.*?)\}\}/g)].map(([, text = '']) => text.trim());
    const conditions = jobs.flatMap(([, job]) => (job.if ? [job.if] : []));
    expect(found.length).toBeGreaterThan(0);
    for (const text of [...found, ...conditions]) expect(text).toMatch(expression);
  });
});

const shared = ['shared-contracts/**', 'shared-design/**', 'deploy/build/**', 'pnpm-lock.yaml'];

it.each([...remotes, 'site'])(
  'the release job of %s has the history that tells an earlier commit',
  (name) => {
    const { release } = (parse(textOf(name)) as Workflow).jobs;
    expect(release.steps[0]?.with).toEqual({ 'persist-credentials': false, 'fetch-depth': 0 });
  },
);

describe('the workflow of shell and shared code', () => {
  const workflow = parse(textOf('site')) as Workflow;

  it('runs for whatever is compiled into every remote', () => {
    const { push, pull_request: request } = workflow.on;
    expect(push.branches).toEqual(['main']);
    expect(request.paths).toEqual(push.paths);
    expect(push.paths).toEqual(
      expect.arrayContaining(['shell/**', 'deploy/embed/**', '.github/workflows/site.yml', ...shared]),
    );
  });

  it('releases the whole site at once, so that no remote runs with a shell of other code', () => {
    const { test, compatibility, release } = workflow.jobs;
    expect(commands(test)).toContain('pnpm build');
    expect(commands(compatibility).at(-1)).toBe('pnpm release check shell embed mfe-*');
    expect(release.needs).toEqual(['test', 'compatibility']);
    expect(release.if).toBe("github.event_name == 'push'");
    expect(commands(release).at(-1)).toBe(
      'pnpm release publish shell embed mfe-* --promote --reason "$GITHUB_SHA"',
    );
  });

  it('passes its one secret only to the publish step, and asks for nothing else', () => {
    const given = everything(workflow).filter((step) => JSON.stringify(step).includes('secrets.'));
    expect(given.map(({ env }) => env)).toEqual([
      { FORECOURT_SIGNING_KEY: '${{ secrets.FORECOURT_SIGNING_KEY }}' },
    ]);
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(workflow.jobs.release.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
  });
});

describe.each(remotes)('the workflow of %s', (name) => {
  const text = textOf(name);
  const workflow = parse(text) as Workflow;

  it('equals the template for a new remote', () => {
    expect(text).toBe(readFileSync(template, 'utf8').replaceAll('__NAME__', name));
  });

  it('checks its own folder and the packages it is built from, releases its own folder, and no other remote', () => {
    const own = [`${name}/**`, `.github/workflows/${name}.yml`];
    const [folderPaths = '', file = ''] = own;
    expect(workflow.on.push).toEqual({ branches: ['main'], paths: own });
    expect(workflow.on.pull_request.paths).toEqual([folderPaths, ...shared, file]);
    for (const other of remotes.filter((one) => one !== name)) expect(text).not.toContain(other);
  });

  it('pins every action by commit, with its version in a comment, and leaves no credential in the checkout', () => {
    const uses = text.split('\n').filter((line) => line.includes('uses:'));
    expect(uses.length).toBe(everything(workflow).filter((step) => step.uses).length);
    for (const line of uses) expect(line).toMatch(/uses: [\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    const checkouts = everything(workflow).filter(({ uses: action }) =>
      action?.startsWith('actions/checkout@'),
    );
    for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
  });

  it('may read the repository and request an identity token, nothing else', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(workflow.jobs.test.permissions).toBeUndefined();
    for (const job of [workflow.jobs.compatibility, workflow.jobs.release]) {
      expect(job.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
    }
    expect(workflow.concurrency.group).toContain(name);
  });

  it('tests, builds, publishes and promotes only this remote, and only from the main branch', () => {
    const { test, compatibility, release } = workflow.jobs;
    expect(commands(test)).toEqual(
      expect.arrayContaining([`pnpm exec vitest run ${name}`, `pnpm build ${name}`]),
    );
    expect(commands(compatibility).at(-1)).toBe(`pnpm release check ${name}`);
    expect(release.needs).toEqual(['test', 'compatibility']);
    expect(release.if).toBe("github.event_name == 'push'");
    const released = everything(workflow).flatMap(({ run }) => (run?.includes('pnpm release') ? [run] : []));
    expect(released).toEqual([
      `pnpm release check ${name}`,
      `pnpm release publish ${name} --promote --reason "$GITHUB_SHA"`,
    ]);
  });

  it('contains no secret, and passes one only to the publish step', () => {
    expect(text).not.toMatch(/AKIA|ASIA|ghp_|PRIVATE KEY|[A-Za-z0-9+/]{60,}|password/i);
    const given = everything(workflow).filter((step) => JSON.stringify(step).includes('secrets.'));
    expect(given.map(({ env }) => env)).toEqual([
      { FORECOURT_SIGNING_KEY: '${{ secrets.FORECOURT_SIGNING_KEY }}' },
    ]);
    expect(text.split('secrets.')).toHaveLength(2);
    // External input is never part of a command line.
    for (const { run = '' } of everything(workflow)) expect(run).not.toContain('${{');
  });
});
