import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserPath } from './browser.mjs';
import { requireNode, root, StartFault } from './environment.mjs';
import { install, pnpm } from './install.mjs';
import { openRunFolder } from './run-folder.mjs';

const reportPath = join(root, '.cache/browser-report.txt');

/** Prints what the browser tests said at their end, if they ran. */
function printReport() {
  if (existsSync(reportPath)) console.log(`\n${readFileSync(reportPath, 'utf8')}`);
}

/**
 * Runs the browser tests of a layer. Answers the exit code.
 * @param {'gate' | 'matrix'} layer
 */
export function browserTests(layer) {
  process.env['FORECOURT_LAYER'] = layer;
  process.env['FORECOURT_REPORT'] = reportPath;
  return pnpm(['--filter', '@forecourt/e2e', 'test']);
}

/**
 * Runs named parts one after the other until one fails, then prints the seconds of each and, last, the report of the browser tests.
 * A part is a function that answers an exit code. Sets the exit code of this process.
 * @param {readonly (readonly [string, () => Promise<number>])[]} parts
 */
export async function runParts(parts) {
  process.chdir(root);
  rmSync(reportPath, { force: true });
  /** @type {string[]} */
  const seconds = [];
  try {
    requireNode(process.versions.node);
    await install();
    openRunFolder();
    const chromium = await browserPath();
    if (chromium) process.env['FORECOURT_CHROMIUM'] = chromium;
    process.env['TZ'] = 'America/Los_Angeles';
    for (const [name, work] of parts) {
      console.log(`\n== ${name}`);
      const begun = performance.now();
      const code = await work();
      seconds.push(`${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
      if (code !== 0) throw new StartFault(`${name} failed. The lines above say what.`, code);
    }
  } catch (error) {
    console.error(error instanceof StartFault || error instanceof Error ? error.message : error);
    process.exitCode = error instanceof StartFault ? error.exitCode : 1;
  } finally {
    console.log(`\n${seconds.join(', ')}`);
    printReport();
  }
}
