import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePorts, runScript, startNpm } from '../../stack/index.ts';

const canary = '99.0.0';
const readyMs = 180_000;
/**
 * With fewer pages no decision is made about a canary; with this many it is ended, and no further page gets
 * it.
 */
const wantedPages = 30;

/** Requests pages until one has the canary. */
async function askForCanary(origin: string): Promise<void> {
  const isGiven = async () =>
    (await (await fetch(`${origin}/sign-in`)).text()).includes(`/assets/mfe-account/${canary}/`);
  while (!(await isGiven()));
}

/** Reports a fault of a page with the canary. */
async function reportFault(origin: string): Promise<void> {
  const fault = { remote: 'mfe-account', version: canary, route: '/sign-in', kind: 'mount' };
  const beacon = { faults: [{ ...fault, name: 'TypeError', first: true }], measures: [] };
  const response = await fetch(`${origin}/_observe`, { method: 'POST', body: JSON.stringify(beacon) });
  expect(response.status).toBe(204);
}

/**
 * Requests `wantedPages` pages with the canary and reports all faults before the last page: the watch must
 * not find a page that did not fail.
 */
async function failOnCanary(origin: string): Promise<void> {
  await askForCanary(origin);
  for (let page = 0; page < wantedPages; page += 1) await reportFault(origin);
  for (let page = 1; page < wantedPages; page += 1) await askForCanary(origin);
}

test('npm start watches the canaries of its site, ends a worse one, and stops the watch with the site', async () => {
  test.setTimeout(readyMs + 120_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-start-'));
  const [port = 0, hostPort = 0, backendPort = 0, paymentPort = 0] = await freePorts(4);
  const origin = `http://localhost:${port}`;
  const release = (...words: string[]) =>
    runScript('deploy/releases/src/cli.ts', words, { FORECOURT_DATA: dataDir });
  const site = startNpm({
    PORT: String(port),
    HOST_PORT: String(hostPort),
    BACKEND_PORT: String(backendPort),
    PAYMENT_PORT: String(paymentPort),
    FORECOURT_DATA: dataDir,
    FORECOURT_VEHICLES: '200',
    DATABASE_URL: '',
  });
  try {
    await expect.poll(() => site.log(), { timeout: readyMs }).toContain('Forecourt is ready at');
    await release('publish', 'mfe-account', '--version', canary);
    await release('canary', 'mfe-account', canary, '--percent', '50', '--reason', 'test');
    const status = async () => (await fetch(`${origin}/_status.json`)).text();
    await expect.poll(status, { timeout: 20_000 }).toContain(`"version":"${canary}","percent":50`);

    await failOnCanary(origin);
    await expect
      .poll(() => site.log(), { timeout: 30_000 })
      .toMatch(/canary watch: mfe-account 99\.0\.0 is taken back: 100\.0 % of \d+ pages with errors/);
    await expect.poll(status, { timeout: 20_000 }).not.toContain(`"percent":50`);
    const history = await release('history');
    expect(history).toMatch(/watch for .*errors on 100 % of \d+ pages/);
    // `Service.end` kills after 5 s, which may be too soon for a whole site on a busy machine.
    site.process.kill('SIGTERM');
    await expect.poll(() => site.process.exitCode, { timeout: 30_000 }).not.toBeNull();
  } finally {
    await site.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
  // Its output closes when the last process that it started is gone, including the watch: otherwise that
  // would have had to be killed.
  expect([site.process.exitCode, site.process.signalCode]).toEqual([0, null]);
  expect(site.log()).not.toContain('ended with exit code');
  await expect(fetch(origin)).rejects.toThrow();
});
