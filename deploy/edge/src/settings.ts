import { fileURLToPath } from 'node:url';
import {
  releaseLocation,
  ReleaseLocationFault,
  trustedKeySource,
  TrustedKeysFault,
  type ReleaseLocation,
  type TrustedKeySource,
} from '@forecourt/releases';
import type { Environment } from '@forecourt/shared-contracts/page';

/** Settings of an edge. `isHttps` means that browsers reach it over TLS. */
export interface EdgeSettings {
  readonly port: number;
  /** Address to listen on; undefined for all. */
  readonly host: string | undefined;
  readonly backendUrl: string;
  /**
   * Origin of the payment provider's card fields, the only one that pages may embed in a frame; undefined for
   * none.
   */
  readonly paymentOrigin: string | undefined;
  readonly releases: ReleaseLocation;
  /** The keys that releases must be signed with, apart from the store (T15). */
  readonly trustedKeys: TrustedKeySource;
  readonly channel: string;
  readonly isHttps: boolean;
  /**
   * Header in which the CDN in front passes the visitor's address, lowercase; undefined if visitors connect
   * to the edge directly.
   */
  readonly addressHeader: string | undefined;
  readonly vitalsPercent: number;
  /** At least 16 characters; undefined for none. */
  readonly operatorKey: string | undefined;
  readonly environment: Environment;
  /** Whether signed overrides of single remotes are accepted; never in production (T17). */
  readonly hasOverrides: boolean;
  /** Whether pages reload when their releases change, for development of one remote. */
  readonly reloadsPages: boolean;
}

/** An invalid setting; the message says which one and why. */
export class SettingsError extends Error {
  override readonly name = 'SettingsFault';
}

const workspaceDir = fileURLToPath(new URL('../../..', import.meta.url));

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new SettingsError(`PORT is "${text}", but a port is a whole number from 1 to 65535.`);
}

function backendUrlOf(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new SettingsError(
    `BACKEND_URL is "${text}", but it has to be an address like http://127.0.0.1:8081.`,
  );
}

/** In a sandbox the stand-in listens two ports above the backend, as the backend itself assumes. */
function paymentOriginOf(env: NodeJS.ProcessEnv, backendUrl: string): string | undefined {
  const text = env.PAYMENT_ORIGIN;
  const isOrigin = text && !text.includes('*') && URL.canParse(text) && new URL(text).origin === text;
  if (isOrigin) return text;
  if (text) {
    throw new SettingsError(
      `PAYMENT_ORIGIN is "${text}", but it has to be an origin like https://pay.example.com.`,
    );
  }
  if (env.FORECOURT_ENV === 'production') return undefined;
  const backendPort = Number(new URL(backendUrl).port || 80);
  return `http://localhost:${env.PAYMENT_PORT ? portOf(env.PAYMENT_PORT) : backendPort + 2}`;
}

function releasesOf(env: NodeJS.ProcessEnv): Pick<EdgeSettings, 'releases' | 'trustedKeys'> {
  try {
    const releases = releaseLocation(env, workspaceDir);
    return { releases, trustedKeys: trustedKeySource(env, workspaceDir, releases) };
  } catch (error) {
    const isSetting = error instanceof ReleaseLocationFault || error instanceof TrustedKeysFault;
    if (isSetting) throw new SettingsError(error.message);
    throw error;
  }
}

function environmentOf(name: string): Environment {
  if (name !== 'local' && name !== 'preprod' && name !== 'production') {
    throw new SettingsError(`FORECOURT_ENV is "${name}", but it is one of local, preprod, production.`);
  }
  const isProduction = name === 'production';
  return { name, sandbox: !isProduction, forcedFlags: isProduction ? 'cosmetic' : 'all' };
}

function vitalsPercentOf(env: NodeJS.ProcessEnv): number {
  const text = env.FORECOURT_VITALS_PERCENT || (env.FORECOURT_ENV === 'production' ? '10' : '100');
  const percent = Number(text);
  if (percent >= 0 && percent <= 100) return percent;
  throw new SettingsError(`FORECOURT_VITALS_PERCENT is "${text}", but it is a number from 0 to 100.`);
}

function operatorKeyOf(key: string | undefined): string | undefined {
  if (!key) return undefined;
  if (key.length >= 16) return key;
  throw new SettingsError('FORECOURT_OPERATOR_KEY is shorter than 16 characters.');
}

function addressHeaderOf(name: string | undefined): string | undefined {
  if (!name) return undefined;
  if (/^[a-z][a-z0-9-]*$/i.test(name)) return name.toLowerCase();
  throw new SettingsError(
    `FORECOURT_ADDRESS_HEADER is "${name}", but it has to be the name of a header like cloudfront-viewer-address.`,
  );
}

function overridesOf(env: NodeJS.ProcessEnv): boolean {
  const isWanted = env.FORECOURT_OVERRIDES === '1';
  if (!isWanted || env.FORECOURT_ENV !== 'production') return isWanted;
  throw new SettingsError(
    'FORECOURT_OVERRIDES is for development: an edge of production takes no overrides.',
  );
}

/** Reads the settings from the environment; README.md lists them. Throws a {@link SettingsError}. */
export function edgeSettings(env: NodeJS.ProcessEnv): EdgeSettings {
  const backendUrl = backendUrlOf(env.BACKEND_URL || 'http://127.0.0.1:8081');
  return {
    port: portOf(env.PORT || '8080'),
    host: env.HOST || undefined,
    backendUrl,
    paymentOrigin: paymentOriginOf(env, backendUrl),
    ...releasesOf(env),
    channel: env.FORECOURT_CHANNEL || 'stable',
    isHttps: env.FORECOURT_HTTPS === '1',
    addressHeader: addressHeaderOf(env.FORECOURT_ADDRESS_HEADER),
    vitalsPercent: vitalsPercentOf(env),
    operatorKey: operatorKeyOf(env.FORECOURT_OPERATOR_KEY),
    environment: environmentOf(env.FORECOURT_ENV || 'local'),
    hasOverrides: overridesOf(env),
    reloadsPages: env.FORECOURT_RELOAD === '1',
  };
}
