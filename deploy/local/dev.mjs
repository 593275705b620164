import { existsSync, mkdirSync, readdirSync, rmSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  bin,
  exitCodes,
  localSettings,
  packageJson,
  requireFreePort,
  requireNode,
  root,
  StartFault,
} from './environment.mjs';
import { devArguments } from './dev-arguments.mjs';
import { install } from './install.mjs';
import { moveReleaseKeys } from './release-keys.mjs';
import { run, startService, waitHealthy } from './run.mjs';
import { sampleTenants, tenantFiles } from './tenant-files.mjs';

const healthTimeoutMs = 180_000;
/** Editors write a file in several steps. */
const quietMs = 250;
/** @type {import('node:child_process').ChildProcess[]} */
const services = [];

/** @param {number} code */
function stop(code) {
  for (const service of services) if (service.exitCode === null) service.kill('SIGTERM');
  process.exit(code);
}

/** @param {string} name @param {string} script @param {NodeJS.ProcessEnv} env */
function serve(name, script, env) {
  const service = startService(name, [process.execPath, '--import', 'tsx', script], env);
  services.push(service);
  service.once('exit', (code) => {
    console.error(`The ${name} ended with exit code ${code}.`);
    stop(code || 1);
  });
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
const release = (args, env) => run(bin('tsx'), ['deploy/releases/src/cli.ts', ...args], env);

/** @param {string[]} names */
const build = async (names) => (await run(bin('tsx'), ['deploy/build/src/cli.ts', ...names])) === 0;

/** A version of its own for every build, so that taking a change back is a newer release, too. @param {string} remote */
function nextVersion(remote) {
  const { version } = packageJson(remote);
  return `${version}-dev.${Date.now()}`;
}

/** @param {number} exitCode @param {string} message @param {Promise<number | boolean>} work */
async function must(exitCode, message, work) {
  const result = await work;
  if (result !== 0 && result !== true) throw new StartFault(message, exitCode);
}

/** Publishes the build of the remote. @param {string} remote @param {NodeJS.ProcessEnv} env @param {boolean} isLive */
function publish(remote, env, isLive) {
  const args = ['publish', remote, '--version', nextVersion(remote), ...(isLive ? ['--promote'] : [])];
  return release(args, env);
}

/** Whether a backend answers already. @param {number} port */
async function hasBackend(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

/**
 * The remote alone: an edge of its own over a store that holds the shell and this remote and nothing else.
 * @param {string} remote @param {ReturnType<typeof localSettings>} settings
 */
async function standalone(remote, settings) {
  await requireFreePort(settings.devPort, 'DEV_PORT');
  const store = join(settings.dataDir, 'dev', remote, 'releases');
  rmSync(store, { recursive: true, force: true });
  mkdirSync(store, { recursive: true });
  const env = {
    PORT: String(settings.devPort),
    BACKEND_PORT: String(settings.backendPort),
    PAYMENT_PORT: String(settings.paymentPort),
    BACKEND_URL: `http://127.0.0.1:${settings.backendPort}`,
    FORECOURT_DATA: settings.dataDir,
    FORECOURT_RELEASES: store,
    HOST: process.env.HOST || '127.0.0.1',
    FORECOURT_ENV: process.env.FORECOURT_ENV || 'local',
    FORECOURT_OVERRIDES: '1',
    FORECOURT_RELOAD: '1',
  };
  await must(
    exitCodes.publishFailed,
    'A tenant file was refused.',
    release(['publish-tenant', ...tenantFiles(settings)], env),
  );
  if (!(await hasBackend(settings.backendPort))) serve('backend', 'deploy/local/backend/main.ts', env);
  await must(exitCodes.buildFailed, 'A package did not build.', build(['shell', remote]));
  await must(
    exitCodes.publishFailed,
    'The shell was refused.',
    release(['publish', 'shell', '--promote'], env),
  );
  await must(exitCodes.publishFailed, `${remote} was refused.`, publish(remote, env, true));
  const health = await waitHealthy(
    `http://127.0.0.1:${settings.backendPort}/healthz`,
    services,
    healthTimeoutMs,
  );
  if (!health.ok)
    throw new StartFault(`The backend did not become ready: ${health.reason}`, exitCodes.notHealthy);
  serve('edge', 'deploy/edge/src/main.ts', env);
  const [tenant] = sampleTenants();
  console.log(
    `\n${remote} alone: http://localhost:${settings.devPort} (${tenant.brandName}; other brands by their host)`,
  );
  return () => publish(remote, env, true);
}

/**
 * The remote inside a running site: published there, not promoted, and shown to anyone who opens the link.
 * @param {string} remote @param {string} origin
 */
async function mixed(remote, origin) {
  await must(exitCodes.buildFailed, `${remote} did not build.`, build([remote]));
  await must(exitCodes.publishFailed, `${remote} was refused.`, publish(remote, {}, false));
  console.log(`\n${remote} inside ${origin}: open this once in the browser that is to see it.`);
  await must(
    exitCodes.publishFailed,
    'There is no link.',
    release(['override', remote, '--origin', origin], {}),
  );
  console.log(`It ends after twelve hours, or with ${origin}/_override?off`);
  return () => publish(remote, {}, false);
}

/** Builds and publishes again after each change, one at a time. @param {string} remote @param {() => Promise<number>} republish */
function follow(remote, republish) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let isBusy = false;
  let isStale = false;
  const work = async () => {
    if (isBusy) return void (isStale = true);
    isBusy = true;
    isStale = false;
    const isDone = (await build([remote])) && (await republish()) === 0;
    console.log(
      isDone ? `${remote} is new: open pages load it by themselves.` : 'The last good build stays.',
    );
    isBusy = false;
    if (isStale) await work();
  };
  for (const folder of [remote, 'shared-contracts', 'shared-design']) {
    watch(join(root, folder, 'src'), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void work(), quietMs);
    });
  }
  console.log('Changes are built and published as you save. Stop with Ctrl+C.');
}

async function main() {
  requireNode(process.versions.node);
  const known = readdirSync(root).filter(
    (name) => name.startsWith('mfe-') && existsSync(join(root, name, 'remote.config.ts')),
  );
  const { remote, origin } = devArguments(process.argv.slice(2), known);
  await install();
  const settings = localSettings(process.env);
  moveReleaseKeys(settings.dataDir);
  const republish = origin === undefined ? await standalone(remote, settings) : await mixed(remote, origin);
  follow(remote, republish);
}

process.chdir(resolve(root));
process.once('SIGINT', () => stop(0));
process.once('SIGTERM', () => stop(0));
main().catch((error) => {
  console.error(error instanceof StartFault ? error.message : error);
  stop(error instanceof StartFault ? error.exitCode : 1);
});
