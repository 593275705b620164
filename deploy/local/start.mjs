import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  exitCodes,
  localSettings,
  bin,
  requireFreePort,
  requireNode,
  root,
  StartFault,
} from './environment.mjs';
import { install } from './install.mjs';
import { keepRunning } from './keep-running.mjs';
import { moveReleaseKeys } from './release-keys.mjs';
import { run, startService, waitHealthy } from './run.mjs';
import { edgeAddress, serviceEnv } from './service-env.mjs';
import { sampleTenants, tenantFiles } from './tenant-files.mjs';

const healthTimeoutMs = 180_000;
/** @type {ReturnType<typeof keepRunning>[]} */
const services = [];
let isReady = false;
/** @type {Record<string, number>} */
const phasesMs = {};

/** @param {string} name @param {() => Promise<unknown>} work */
async function phase(name, work) {
  const begun = performance.now();
  await work();
  phasesMs[name] = Math.round(performance.now() - begun);
}

/** @param {number} code */
function stop(code) {
  for (const service of services) service.stop();
  process.exitCode = code;
}

/** @param {ReturnType<typeof localSettings>} settings */
async function buildAndPublish(settings) {
  const env = serviceEnv(settings, process.env);
  const tsx = bin('tsx');
  await phase('build', async () => {
    if ((await run(tsx, ['deploy/build/src/cli.ts'])) !== 0)
      throw new StartFault('A package did not build. The lines above say why.', exitCodes.buildFailed);
  });
  await phase('publish', async () => {
    if ((await run(tsx, ['deploy/releases/src/cli.ts', 'publish', 'all', '--promote'], env)) !== 0) {
      throw new StartFault(
        'The releases were not published. The lines above say why; the last good ones stay.',
        exitCodes.publishFailed,
      );
    }
  });
}

/** @param {ReturnType<typeof localSettings>} settings */
async function publishTenants(settings) {
  const args = ['deploy/releases/src/cli.ts', 'publish-tenant', ...tenantFiles(settings)];
  if ((await run(bin('tsx'), args, serviceEnv(settings, process.env))) !== 0) {
    throw new StartFault(
      'A tenant file was refused. The lines above say which field and why.',
      exitCodes.publishFailed,
    );
  }
}

/** @param {ReturnType<typeof localSettings>} settings @param {string} name @param {string[]} script with its arguments */
function serve(settings, name, ...script) {
  const argv = [process.execPath, '--import', 'tsx', ...script];
  const service = keepRunning({
    name,
    start: () => startService(name, argv, serviceEnv(settings, process.env)),
    mayRestart: () => isReady,
    giveUp: stop,
    print: (line) => console.error(line),
  });
  services.push(service);
}

/** @param {ReturnType<typeof localSettings>} settings */
function announce({ port, hostPort }) {
  const seconds = Object.entries(phasesMs).map(([name, ms]) => `${name} ${(ms / 1000).toFixed(1)} s`);
  const tenants = sampleTenants();
  const line = (name, address) => `  ${name.padEnd(20)} ${address}`;
  const lines = tenants.map(({ brandName, hosts }) => line(brandName, `http://${hosts[0]}:${port}`));
  console.log(`
Forecourt is ready at http://localhost:${port} (${seconds.join(', ')}).

${lines.join('\n')}
${line('A host dealer', `http://localhost:${hostPort}   (another origin, the checkout remote alone)`)}
${line('Outbox', `http://localhost:${port}/_sandbox/outbox   (mails and SMS of the sandbox)`)}

  Canaries are watched: one that fails on more pages than what is live is taken back by itself.
  Sign in as demo@${tenants.map(({ id }) => id).join('.example, demo@')}.example with the password Forecourt1!
  Stop with Ctrl+C.
`);
}

async function main() {
  requireNode(process.versions.node);
  const settings = localSettings(process.env);
  await requireFreePort(settings.port, 'PORT');
  await requireFreePort(settings.hostPort, 'HOST_PORT');
  await requireFreePort(settings.backendPort, 'BACKEND_PORT');
  await requireFreePort(settings.paymentPort, 'PAYMENT_PORT');
  await phase('install', install);
  mkdirSync(settings.dataDir, { recursive: true });
  moveReleaseKeys(settings.dataDir);
  await phase('tenants', () => publishTenants(settings));
  serve(settings, 'backend', 'deploy/local/backend/main.ts');
  await buildAndPublish(settings);
  const edge = edgeAddress(settings, process.env);
  await phase('ready', async () => {
    serve(settings, 'edge', 'deploy/edge/src/main.ts');
    serve(settings, 'host page', 'deploy/local/host-page.ts');
    const health = await waitHealthy(
      `${edge}/healthz`,
      services.map((service) => service.process()),
      healthTimeoutMs,
    );
    if (!health.ok)
      throw new StartFault(`The site did not become ready: ${health.reason}`, exitCodes.notHealthy);
  });
  isReady = true;
  serve(settings, 'canary watch', 'deploy/releases/src/cli.ts', 'watch', '--edge', edge);
  writeFileSync(resolve(settings.dataDir, 'start-times.json'), JSON.stringify(phasesMs));
  announce(settings);
}

process.chdir(root);
process.once('SIGINT', () => stop(0));
process.once('SIGTERM', () => stop(0));
main().catch((error) => {
  console.error(error instanceof StartFault ? error.message : error);
  stop(error instanceof StartFault ? error.exitCode : 1);
});
