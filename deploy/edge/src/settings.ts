import { fileURLToPath } from 'node:url';
import {
  dataDir,
  releaseLocation,
  ReleaseLocationFault,
  trustedKeySource,
  TrustedKeysFault,
  type ReleaseLocation,
  type TrustedKeySource,
} from '@forecourt/releases';
import { badSetting, oneOf, origin, port, secretSetting, setting, wholeNumber } from '@forecourt/settings';
import type { Environment } from '@forecourt/shared-contracts/page';
import * as v from 'valibot';

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
  /**
   * Data folder in which the edge remembers what it has followed, unless it does not exist (T16); undefined for
   * a local one, whose release store is often made again.
   */
  readonly memoryDir: string | undefined;
  readonly isHttps: boolean;
  /**
   * Header in which the CDN in front passes the visitor's address, lowercase; undefined if visitors connect
   * to the edge directly.
   */
  readonly addressHeader: string | undefined;
  readonly vitalsPercent: number;
  /** Most memory for whole public pages, in MB; 0 to keep none. */
  readonly pageCacheMb: number;
  /** At least 16 characters; undefined for none. */
  readonly operatorKey: string | undefined;
  readonly environment: Environment;
  /** Whether signed overrides of single remotes are accepted; never in production (T17). */
  readonly hasOverrides: boolean;
  /** Whether pages reload when their releases change, for development of one remote. */
  readonly reloadsPages: boolean;
}

const workspaceDir = fileURLToPath(new URL('../../..', import.meta.url));

const BackendUrlSchema = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'an address like http://127.0.0.1:8081',
  ),
  v.transform((text) => new URL(text).origin),
);
const HeaderNameSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/i, 'the name of a header like cloudfront-viewer-address'),
  v.toLowerCase(),
);
const PercentSchema = v.pipe(
  v.string(),
  v.transform(Number),
  v.check((percent) => percent >= 0 && percent <= 100, 'a number from 0 to 100'),
);
const OperatorKeySchema = v.pipe(v.string(), v.minLength(16, '16 characters or longer'));

/** In a sandbox the stand-in listens two ports above the backend, as the backend itself assumes. */
function paymentOriginOf(env: NodeJS.ProcessEnv, backendUrl: string): string | undefined {
  const named = setting(env, 'PAYMENT_ORIGIN', origin('https://pay.example.com'));
  if (named !== undefined || isProduction(env)) return named;
  const backendPort = Number(new URL(backendUrl).port || 80);
  return `http://localhost:${setting(env, 'PAYMENT_PORT', port) ?? backendPort + 2}`;
}

function releasesOf(env: NodeJS.ProcessEnv): Pick<EdgeSettings, 'releases' | 'trustedKeys'> {
  try {
    const releases = releaseLocation(env, workspaceDir);
    return { releases, trustedKeys: trustedKeySource(env, workspaceDir, releases) };
  } catch (error) {
    const isSetting = error instanceof ReleaseLocationFault || error instanceof TrustedKeysFault;
    if (isSetting) throw badSetting(error.message);
    throw error;
  }
}

/** Production is what an edge is unless a setting says otherwise, so that nothing of the sandbox appears by accident. */
function environmentName(env: NodeJS.ProcessEnv): Environment['name'] {
  return setting(env, 'FORECOURT_ENV', oneOf(['local', 'preprod', 'production'])) ?? 'production';
}

function isProduction(env: NodeJS.ProcessEnv): boolean {
  return environmentName(env) === 'production';
}

function environmentOf(env: NodeJS.ProcessEnv): Environment {
  const name = environmentName(env);
  return {
    name,
    sandbox: name !== 'production',
    forcedFlags: name === 'production' ? 'cosmetic' : 'all',
  };
}

function isHttpsOf(env: NodeJS.ProcessEnv): boolean {
  const isHttps = env.FORECOURT_HTTPS === '1';
  if (isHttps || !isProduction(env)) return isHttps;
  throw badSetting(
    'FORECOURT_HTTPS is missing: an edge of production is reached over TLS. Set it to 1, or set FORECOURT_ENV to local on a machine of your own.',
  );
}

function overridesOf(env: NodeJS.ProcessEnv): boolean {
  const isWanted = env.FORECOURT_OVERRIDES === '1';
  if (!isWanted || !isProduction(env)) return isWanted;
  throw badSetting('FORECOURT_OVERRIDES is for development: an edge of production takes no overrides.');
}

/** Reads the settings from the environment; README.md lists them. Throws a StartFault that names the variable. */
export function edgeSettings(env: NodeJS.ProcessEnv): EdgeSettings {
  const backendUrl = setting(env, 'BACKEND_URL', BackendUrlSchema) ?? 'http://127.0.0.1:8081';
  const vitalsPercent = isProduction(env) ? 10 : 100;
  return {
    port: setting(env, 'PORT', port) ?? 8080,
    host: env.HOST || undefined,
    backendUrl,
    paymentOrigin: paymentOriginOf(env, backendUrl),
    ...releasesOf(env),
    channel: env.FORECOURT_CHANNEL || 'stable',
    memoryDir: environmentName(env) === 'local' ? undefined : dataDir(env, workspaceDir),
    isHttps: isHttpsOf(env),
    addressHeader: setting(env, 'FORECOURT_ADDRESS_HEADER', HeaderNameSchema),
    vitalsPercent: setting(env, 'FORECOURT_VITALS_PERCENT', PercentSchema) ?? vitalsPercent,
    pageCacheMb: setting(env, 'FORECOURT_PAGE_CACHE_MB', wholeNumber(0, 4096)) ?? 64,
    operatorKey: secretSetting(env, 'FORECOURT_OPERATOR_KEY', OperatorKeySchema),
    environment: environmentOf(env),
    hasOverrides: overridesOf(env),
    reloadsPages: env.FORECOURT_RELOAD === '1',
  };
}
