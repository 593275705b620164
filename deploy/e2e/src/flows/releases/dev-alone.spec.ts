import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { SignInPage } from '../../pages/sign-in-page.ts';
import { freePorts, startService, workspaceDir } from '../../stack/index.ts';

const readyMs = 180_000;

test('pnpm dev <remote>: the remote alone in the frame of the shell, with its own backend and no other remote', async ({
  page,
}) => {
  test.setTimeout(2 * readyMs + 60_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-dev-'));
  const [devPort = 0, backendPort = 0, paymentPort = 0] = await freePorts(3);
  const dev = startService(
    'pnpm dev',
    join(workspaceDir, 'deploy/local/dev.mjs'),
    {
      DEV_PORT: String(devPort),
      BACKEND_PORT: String(backendPort),
      PAYMENT_PORT: String(paymentPort),
      FORECOURT_DATA: dataDir,
      FORECOURT_VEHICLES: '200',
      DATABASE_URL: '',
    },
    'mfe-account',
  );
  const origin = `http://localhost:${devPort}`;
  try {
    await expect.poll(() => dev.log(), { timeout: readyMs }).toContain(`mfe-account alone: ${origin}`);
    await expect.poll(() => dev.log(), { timeout: readyMs }).toContain('The edge listens');
    await page.goto(`${origin}/sign-in?returnTo=%2Faccount%2Forders`);
    await expect(page.getByRole('banner')).toContainText('Northstar Motors');
    await new SignInPage(page).asDemoBuyer('northstar');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders', exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.goto(`${origin}/search`);
    await expect(page.getByRole('heading', { level: 1, name: "We can't find that page" })).toBeVisible();
  } finally {
    await dev.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
  expect(dev.process.exitCode).toBe(0);
});
