import { join } from 'node:path';
import { copyWorkspace, type WorkspaceCopy } from '@forecourt/scaffold/testing';
import { expect, test } from '../../fixtures/test.ts';
import { runScript } from '../../stack/index.ts';

const name = 'mfe-service-visits';
const path = '/service-visits';
const followMs = 20_000;
const buildMs = 300_000;

let copy: WorkspaceCopy;

test.beforeAll(() => {
  copy = copyWorkspace();
});
test.afterAll(() => copy.remove());

test('a fifth remote is created, published, mounted and withdrawn without a release of the shell', async ({
  page,
  stack,
  site,
  complaints,
}) => {
  test.setTimeout(buildMs);
  complaints.allow(/404/);
  // Node cannot resolve tenants' hosts; the bare one is the default tenant's.
  const ask = (target: string) => page.request.get(`http://localhost:${stack.sitePort}${target}`);
  const status = async () => (await ask(path)).status();
  const shellVersion = async () => {
    const health = (await (await ask('/healthz')).json()) as {
      versions: Record<string, string>;
    };
    return health.versions['shell'];
  };
  const env = { FORECOURT_DATA: stack.dataDir, FORECOURT_COMMIT: '0'.repeat(40) };
  const inCopy = (script: string, ...args: string[]) => runScript(join(copy.dir, script), args, env);
  expect(await status()).toBe(404);
  const shell = await shellVersion();

  await inCopy('deploy/scaffold/src/cli.ts', name, '--route', path, '--title-es', 'Citas de taller');
  copy.install(name);
  await inCopy('deploy/build/src/cli.ts', name);
  await inCopy('deploy/releases/src/cli.ts', 'publish', name, '--promote');

  await expect.poll(status, { timeout: followMs }).toBe(200);
  await page.goto(path);
  const heading = page.getByRole('heading', { level: 1, name: 'Service visits at Northstar Motors' });
  await expect(heading).toBeVisible();
  await expect(site.header.phone).toBeVisible();
  expect(await shellVersion()).toBe(shell);
  await page.goto(`${path}?lang=es`);
  await expect(page.getByRole('heading', { level: 1, name: /^Citas de taller en/ })).toBeVisible();

  await inCopy('deploy/releases/src/cli.ts', 'withdraw', name, '--reason', 'the trial is over');
  await expect.poll(status, { timeout: followMs }).toBe(404);
  await page.goto(`${path}?lang=en`);
  await expect(heading).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('find that page');
});
