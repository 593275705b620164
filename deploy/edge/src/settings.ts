import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Environment } from '@forecourt/shared-contracts/page';

/** How an edge runs. `dataDir` is absolute. `isHttps` says that browsers reach it over TLS. */
export interface EdgeSettings {
  readonly port: number;
  /** Address to listen on; undefined for all. */
  readonly host: string | undefined;
  readonly backendUrl: string;
  /** Origin of the payment provider's card fields, the one that pages may frame; undefined for none. */
  readonly paymentOrigin: string | undefined;
  readonly dataDir: string;
  readonly channel: string;
  readonly isHttps: boolean;
  readonly environment: Environment;
}

/** A setting that cannot be used; the message says which and why. */
export class SettingsFault extends Error {
  override readonly name = 'SettingsFault';
}

const workspaceDir = fileURLToPath(new URL('../../..', import.meta.url));

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new SettingsFault(`PORT is "${text}", but a port is a whole number from 1 to 65535.`);
}

function backendUrlOf(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new SettingsFault(
    `BACKEND_URL is "${text}", but it has to be an address like http://127.0.0.1:8081.`,
  );
}

/** In a sandbox the stand-in listens two ports above the backend, as the backend itself assumes. */
function paymentOriginOf(env: NodeJS.ProcessEnv, backendUrl: string): string | undefined {
  const text = env.PAYMENT_ORIGIN;
  const isOrigin = text && !text.includes('*') && URL.canParse(text) && new URL(text).origin === text;
  if (isOrigin) return text;
  if (text) {
    throw new SettingsFault(
      `PAYMENT_ORIGIN is "${text}", but it has to be an origin like https://pay.example.com.`,
    );
  }
  if (env.FORECOURT_ENV === 'production') return undefined;
  const backendPort = Number(new URL(backendUrl).port || 80);
  return `http://localhost:${env.PAYMENT_PORT ? portOf(env.PAYMENT_PORT) : backendPort + 2}`;
}

function environmentOf(name: string): Environment {
  if (name !== 'local' && name !== 'preprod' && name !== 'production') {
    throw new SettingsFault(`FORECOURT_ENV is "${name}", but it is one of local, preprod, production.`);
  }
  const isProduction = name === 'production';
  return { name, sandbox: !isProduction, forcedFlags: isProduction ? 'cosmetic' : 'all' };
}

/** Reads the settings from the environment; README.md lists them. Throws a {@link SettingsFault}. */
export function edgeSettings(env: NodeJS.ProcessEnv): EdgeSettings {
  const backendUrl = backendUrlOf(env.BACKEND_URL || 'http://127.0.0.1:8081');
  return {
    port: portOf(env.PORT || '8080'),
    host: env.HOST || undefined,
    backendUrl,
    paymentOrigin: paymentOriginOf(env, backendUrl),
    dataDir: resolve(workspaceDir, env.FORECOURT_DATA || '.data'),
    channel: env.FORECOURT_CHANNEL || 'stable',
    isHttps: env.FORECOURT_HTTPS === '1',
    environment: environmentOf(env.FORECOURT_ENV || 'local'),
  };
}
