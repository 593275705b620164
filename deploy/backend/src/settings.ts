import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBucket, type FilesBucket } from './files/index.ts';
import { smtpSettings, type SmtpSettings } from './outbox/index.ts';
import { backendExitCodes, StartFault } from './start-fault.ts';

/** How a backend runs. Directories are absolute. */
export interface BackendSettings {
  readonly port: number;
  /** Port of the stand-in for the payment provider, used in a sandbox only. */
  readonly paymentPort: number;
  /** Origin of that stand-in as browsers reach it. */
  readonly paymentOrigin: string;
  /** How long the stand-in takes until a bank payment has cleared and a held card is approved, in milliseconds. */
  readonly paymentSandboxMs: number;
  readonly dataDir: string;
  /** The bucket of uploaded documents; undefined for a folder in the data directory. */
  readonly filesBucket: FilesBucket | undefined;
  readonly databaseUrl: string | undefined;
  /** Keys that seal personal data, as `sealingKeys` reads them; undefined lets a sandbox make its own. */
  readonly dataKey: string | undefined;
  /** The mail server; undefined keeps mails on the outbox page. */
  readonly smtp: SmtpSettings | undefined;
  /** How many vehicles each tenant's inventory is made with. */
  readonly vehiclesPerTenant: number;
  /** Whether stand-ins answer for outside services, and sample data exist. */
  readonly isSandbox: boolean;
  /** Where tenant files are looked for, the first that holds any. */
  readonly tenantFolders: readonly string[];
}

const workspaceDir = fileURLToPath(new URL('../../..', import.meta.url));

/** Reads the settings from the environment; README.md lists them. Throws a {@link StartFault} that names the variable. */
export function backendSettings(env: NodeJS.ProcessEnv): BackendSettings {
  const dataDir = resolve(workspaceDir, env.FORECOURT_DATA || '.data');
  const port = wholeNumber(env, 'BACKEND_PORT', { fallback: 8081, min: 1, max: 65_535 });
  const paymentPort = wholeNumber(env, 'PAYMENT_PORT', { fallback: port + 2, min: 1, max: 65_535 });
  return {
    port,
    paymentPort,
    paymentOrigin: originOf(env, 'PAYMENT_ORIGIN', `http://localhost:${paymentPort}`),
    paymentSandboxMs:
      1000 * wholeNumber(env, 'PAYMENT_SANDBOX_SECONDS', { fallback: 60, min: 1, max: 86_400 }),
    dataDir,
    filesBucket: filesBucket(env),
    databaseUrl: env.DATABASE_URL || undefined,
    dataKey: env.FORECOURT_DATA_KEY || undefined,
    smtp: smtpSettings(env),
    vehiclesPerTenant: wholeNumber(env, 'FORECOURT_VEHICLES', { fallback: 10_000, min: 1, max: 1_000_000 }),
    isSandbox: environmentName(env.FORECOURT_ENV || 'local') !== 'production',
    tenantFolders: [
      resolve(dataDir, 'releases/tenants'),
      fileURLToPath(new URL('../../releases/tenants', import.meta.url)),
    ],
  };
}

interface NumberLimits {
  readonly fallback: number;
  readonly min: number;
  readonly max: number;
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, { fallback, min, max }: NumberLimits): number {
  const text = env[name] || String(fallback);
  const number = Number(text);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new StartFault(
    `${name} is "${text}", but it is a whole number from ${min} to ${max}.`,
    backendExitCodes.badSetting,
  );
}

function originOf(env: NodeJS.ProcessEnv, name: string, fallback: string): string {
  const text = env[name] || fallback;
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new StartFault(
    `${name} is "${text}", but it is an origin like ${fallback}.`,
    backendExitCodes.badSetting,
  );
}

function environmentName(name: string): string {
  if (['local', 'preprod', 'production'].includes(name)) return name;
  throw new StartFault(
    `FORECOURT_ENV is "${name}", but it is one of local, preprod, production.`,
    backendExitCodes.badSetting,
  );
}
