import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { runScript, workspaceDir, type Stack } from '../stack/index.ts';

/** The answer for a file that has been removed. */
export const gone = { status: 404, contentType: 'text/plain', body: 'gone' };

/** The version of a release that the page was made with. */
export async function versionIn(page: Page, name: string): Promise<string> {
  const text = (await page.locator('#forecourt-page').textContent()) ?? '';
  const context = JSON.parse(text) as {
    shellVersion: string;
    releases: { remotes: { name: string; current: { version: string } }[] };
  };
  const remote = context.releases.remotes.find((one) => one.name === name);
  return remote?.current.version ?? context.shellVersion;
}

/** Waits until the page was made with a version; this cannot be read while the page is being replaced. */
export async function expectVersion(page: Page, name: string, version: string): Promise<void> {
  await expect(async () => expect(await versionIn(page, name)).toBe(version)).toPass({ timeout: 30_000 });
}

function command(stack: Stack, ...words: readonly string[]): Promise<string> {
  return runScript(join(workspaceDir, 'deploy/releases/src/cli.ts'), words, {
    FORECOURT_DATA: stack.dataDir,
  });
}

/** Waits until the edge gives a version to new pages. */
async function untilLive(stack: Stack, version: string): Promise<void> {
  const status = `http://127.0.0.1:${stack.sitePort}/_status.json`;
  const isLive = async () => (await (await fetch(status)).text()).includes(`"live":"${version}"`);
  await expect.poll(isLive, { timeout: 60_000 }).toBe(true);
}

/**
 * Publishes the running code under a version that no release of the stack has yet, and resolves when the edge
 * gives it to new pages.
 */
export async function release(stack: Stack, name: string, version: string): Promise<void> {
  await command(stack, 'publish', name, '--version', version, '--promote');
  await untilLive(stack, version);
}

/** Takes the last release of a name back, and resolves when the edge gives the one before it to new pages. */
export async function takeBack(stack: Stack, name: string, before: string): Promise<void> {
  await command(stack, 'rollback', name);
  await untilLive(stack, before);
}
