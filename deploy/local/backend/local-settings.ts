import { backendSettings, type BackendSettings } from '@forecourt/backend/settings.ts';
import { originSetting, wholeNumber } from '@forecourt/backend/setting-values.ts';
import { backendExitCodes, StartFault } from '@forecourt/backend/start-fault.ts';

/** How the backend of one machine runs: the service, with stand-ins and sample data. */
export interface LocalBackendSettings {
  readonly backend: BackendSettings;
  /** Port of the payment provider's stand-in. */
  readonly paymentPort: number;
  /** Origin of that stand-in as browsers reach it. */
  readonly paymentOrigin: string;
  /** How long the stand-in takes until a bank payment has cleared and a held card is approved, in milliseconds. */
  readonly paymentClearingMs: number;
  /** How many vehicles each tenant's sample inventory has. */
  readonly vehiclesPerTenant: number;
}

/**
 * Reads the settings from the environment; README.md lists them. Throws a {@link StartFault} that names the variable, and for
 * `FORECOURT_ENV=production`, which has neither stand-ins nor sample data.
 */
export function localBackendSettings(env: NodeJS.ProcessEnv): LocalBackendSettings {
  requireSandbox(env.FORECOURT_ENV || 'local');
  const backend = backendSettings(env);
  const range = { fallback: backend.port + 2, min: 1, max: 65_535 };
  const paymentPort = wholeNumber(env, 'PAYMENT_PORT', range);
  const clearingSeconds = wholeNumber(env, 'PAYMENT_SANDBOX_SECONDS', { fallback: 60, min: 1, max: 86_400 });
  return {
    backend: { ...backend, dataKeyDir: backend.dataDir },
    paymentPort,
    paymentOrigin: originSetting(env, 'PAYMENT_ORIGIN', `http://localhost:${paymentPort}`),
    paymentClearingMs: 1000 * clearingSeconds,
    vehiclesPerTenant: wholeNumber(env, 'FORECOURT_VEHICLES', { fallback: 10_000, min: 1, max: 1_000_000 }),
  };
}

function requireSandbox(name: string): void {
  if (name === 'local' || name === 'preprod') return;
  throw new StartFault(
    name === 'production'
      ? 'FORECOURT_ENV is "production", but this backend has stand-ins and sample data. Start deploy/backend/src/main.ts instead.'
      : `FORECOURT_ENV is "${name}", but it is one of local, preprod, production.`,
    backendExitCodes.badSetting,
  );
}
