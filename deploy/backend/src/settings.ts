import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backendExitCodes, StartFault } from './start-fault.ts';

/** How a backend runs. Directories are absolute. */
export interface BackendSettings {
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
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
  return {
    port: wholeNumber(env, 'BACKEND_PORT', { fallback: 8081, min: 1, max: 65_535 }),
    dataDir,
    databaseUrl: env.DATABASE_URL || undefined,
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

function environmentName(name: string): string {
  if (['local', 'preprod', 'production'].includes(name)) return name;
  throw new StartFault(
    `FORECOURT_ENV is "${name}", but it is one of local, preprod, production.`,
    backendExitCodes.badSetting,
  );
}
