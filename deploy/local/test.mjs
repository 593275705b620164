import { browserPath } from './browser.mjs';
import { bin, requireNode, root, StartFault } from './environment.mjs';
import { install, pnpm } from './install.mjs';
import { run } from './run.mjs';

/** @type {[string, number][]} */
const secondsByPart = [];

/** @param {string} name @param {() => Promise<number>} work */
async function part(name, work) {
  console.log(`\n== ${name}`);
  const begun = performance.now();
  const code = await work();
  secondsByPart.push([name, (performance.now() - begun) / 1000]);
  if (code !== 0) {
    summary();
    throw new StartFault(`${name} failed. The lines above say what.`, code);
  }
}

function summary() {
  console.log('\n' + secondsByPart.map(([name, seconds]) => `${name}: ${seconds.toFixed(0)} s`).join(', '));
}

async function main() {
  requireNode(process.versions.node);
  await install();
  const chromium = await browserPath();
  const env = { TZ: 'America/Los_Angeles', ...(chromium ? { FORECOURT_CHROMIUM: chromium } : {}) };
  await part('check', () => pnpm(['check']));
  await part('unit tests', () => run(bin('vitest'), ['run'], env));
  await part('build', () => run(bin('tsx'), ['deploy/build/src/cli.ts']));
  await part('sizes', () => pnpm(['check:sizes']));
  await part('browser tests', () => pnpm(['--filter', '@forecourt/e2e', 'test']));
  summary();
}

process.chdir(root);
main().catch((error) => {
  console.error(error instanceof StartFault || error instanceof Error ? error.message : error);
  process.exitCode = error instanceof StartFault ? error.exitCode : 1;
});
