import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../../fixtures/test.ts';
import { runScript, type Stack } from '../../stack/index.ts';

test.use({ ownSite: 'bad-records' });
test.describe.configure({ timeout: 240_000 });

const name = 'mfe-account';
const followMs = 20_000;
const cli = 'deploy/releases/src/cli.ts';

/**
 * Publishes a release, then makes its record bad, and moves the channel to it. The signed move is made in a
 * copy of the store, because the command itself refuses to promote such a release. Returns a function that
 * restores the good record.
 */
async function promoteBadRecord(
  { dataDir }: Stack,
  version: string,
  spoil: (file: string) => void,
): Promise<() => void> {
  const copy = mkdtempSync(join(tmpdir(), 'forecourt-store-'));
  await runScript(cli, ['publish', name, '--version', version], { FORECOURT_DATA: dataDir });
  for (const folder of ['releases', 'keys']) {
    cpSync(join(dataDir, folder), join(copy, folder), { recursive: true });
  }
  await runScript(cli, ['promote', name, version, '--reason', 'test'], { FORECOURT_DATA: copy });
  const record = join(dataDir, 'releases/remotes', name, version, 'release.json');
  const good = readFileSync(record);
  spoil(record);
  cpSync(join(copy, 'releases/channels'), join(dataDir, 'releases/channels'), { recursive: true });
  rmSync(copy, { recursive: true, force: true });
  return () => writeFileSync(record, good);
}

for (const [fault, why, version, spoil] of [
  ['is missing', 'missing', '97.1.0', (file: string) => rmSync(file)],
  [
    'was changed after it was signed',
    'unsigned',
    '97.2.0',
    (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace('remoteEntry', 'evilEntry__')),
  ],
] as const) {
  test(`F16: visitors keep the last good release while the record of the promoted one ${fault}, operators are alerted, and it is served once it is available`, async ({
    page,
    stack,
    site,
  }) => {
    const origin = `http://localhost:${stack.sitePort}`;
    const status = async () => (await page.request.get(`${origin}/_status.json`)).text();
    const isFilesOf = (wanted: string) =>
      page.evaluate(
        (part) => performance.getEntriesByType('resource').some(({ name: url }) => url.includes(part)),
        `/assets/mfe-account/${wanted}/`,
      );
    const bringBack = await promoteBadRecord(stack, version, spoil);
    try {
      await expect
        .poll(status, { timeout: followMs })
        .toContain(`"refused":[{"name":"${name}","version":"${version}","why":"${why}"}]`);
      for (const path of ['/sign-in', '/search']) {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        expect(await answer?.text()).not.toContain(`/assets/${name}/${version}/`);
      }
      await page.goto('/sign-in');
      await expect(site.signIn.heading).toBeVisible();
      expect(await isFilesOf(version)).toBe(false);
      expect((await page.request.get(`${origin}/assets/${name}/${version}/release.json`)).status()).toBe(404);

      await page.goto(`${origin}/_status`);
      await expect(page.getByRole('alert')).toContainText(`${name} ${version} in channel stable`);
    } finally {
      bringBack();
    }
    await expect.poll(status, { timeout: followMs }).toContain('"refused":[]');
    await page.goto('/sign-in');
    await expect(site.signIn.heading).toBeVisible();
    expect(await isFilesOf(version)).toBe(true);
    await page.goto(`${origin}/_status`);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
