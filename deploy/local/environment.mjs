import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitCodes, StartFault } from '../settings/src/start-fault.mjs';

export { exitCodes, StartFault };

/** Folder of the checkout. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Settings of a run on one machine, from the environment. Ports are TCP ports, `dataDir` is absolute.
 * @param {NodeJS.ProcessEnv} env
 */
export function localSettings(env) {
  return {
    port: portOf(env, 'PORT', 8080),
    hostPort: portOf(env, 'HOST_PORT', 8090),
    backendPort: portOf(env, 'BACKEND_PORT', 8081),
    paymentPort: portOf(env, 'PAYMENT_PORT', 8083),
    devPort: portOf(env, 'DEV_PORT', 8070),
    dataDir: resolve(root, env.FORECOURT_DATA ?? '.data'),
  };
}

/** @param {NodeJS.ProcessEnv} env @param {string} name @param {number} fallback */
function portOf(env, name, fallback) {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartFault(
      `${name} is "${text}", but a port is a whole number from 1 to 65535.`,
      exitCodes.badSetting,
    );
  }
  return port;
}

/**
 * Throws when this Node.js is older than package.json's `engines` asks for.
 * @param {string} version as in `process.versions.node`
 */
export function requireNode(version) {
  const wanted = packageJson().engines.node.replace('>=', '');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = wanted.split('.').map(Number);
  if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
    throw new StartFault(
      `Forecourt needs Node.js ${wanted} or newer, and this is ${version}. Install a newer one from nodejs.org and try again.`,
      exitCodes.wrongNode,
    );
  }
}

/** The checkout's package.json, or that of a package in a folder of it. @param {string} [folder] */
export function packageJson(folder = '.') {
  return JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8'));
}

/**
 * Throws when somebody listens on a port already.
 * @param {number} port @param {string} name the variable that moves it
 */
export async function requireFreePort(port, name) {
  const free = await new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, () => server.close(() => done(true)));
  });
  if (!free) {
    throw new StartFault(
      `Port ${port} is in use. Stop what listens there, or choose another with ${name}=… npm start.`,
      exitCodes.portInUse,
    );
  }
}

/** Path of an installed command. @param {string} name */
export function bin(name) {
  return resolve(root, 'node_modules/.bin', name);
}

/** Whether the checkout has been installed at all. */
export function isInstalled() {
  return existsSync(bin('tsx'));
}
