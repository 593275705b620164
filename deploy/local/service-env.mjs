import { join } from 'node:path';

/** @typedef {ReturnType<typeof import('./environment.mjs').localSettings>} LocalSettings */

const anyAddress = ['0.0.0.0', '::', '*'];

/**
 * The environment of every process of a run on one machine. The releases are its own: a store and keys that the
 * terminal is set up for, such as the production site's, are not touched.
 * @param {LocalSettings} settings @param {NodeJS.ProcessEnv} env
 */
export function serviceEnv(settings, env) {
  return {
    PORT: String(settings.port),
    BACKEND_PORT: String(settings.backendPort),
    HOST_PORT: String(settings.hostPort),
    PAYMENT_PORT: String(settings.paymentPort),
    BACKEND_URL: `http://127.0.0.1:${settings.backendPort}`,
    FORECOURT_DATA: settings.dataDir,
    FORECOURT_RELEASES: join(settings.dataDir, 'releases'),
    FORECOURT_SIGNING_KEY: '',
    FORECOURT_TRUSTED_KEYS: '',
    HOST: env.HOST || '127.0.0.1',
    FORECOURT_ENV: env.FORECOURT_ENV || 'local',
    FORECOURT_OVERRIDES: env.FORECOURT_ENV === 'production' ? '' : '1',
  };
}

/**
 * The address under which this machine reaches its own edge.
 * @param {LocalSettings} settings @param {NodeJS.ProcessEnv} env
 */
export function edgeAddress({ port }, { HOST: host = '' }) {
  const isAny = host === '' || anyAddress.includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isAny ? '127.0.0.1' : name}:${port}`;
}
