import { backendSettings, type BackendSettings } from '@forecourt/backend/settings.ts';
import { badSetting, oneOf, origin, port, setting, wholeNumber } from '@forecourt/settings';

/** How the backend of one machine runs: the service, with stand-ins and sample data. */
export interface LocalBackendSettings {
  readonly backend: BackendSettings;
  /** Port of the site, which links in mails lead to. */
  readonly sitePort: number;
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
 * Reads the settings from the environment; README.md lists them. Throws a StartFault that names the variable, and for
 * `FORECOURT_ENV=production`, which has neither stand-ins nor sample data.
 */
export function localBackendSettings(env: NodeJS.ProcessEnv): LocalBackendSettings {
  requireSandbox(env);
  const backend = backendSettings(env);
  const paymentPort = setting(env, 'PAYMENT_PORT', port) ?? backend.port + 2;
  const paymentOrigin = `http://localhost:${paymentPort}`;
  return {
    backend: { ...backend, dataKeyDir: backend.dataDir },
    sitePort: setting(env, 'PORT', port) ?? 8080,
    paymentPort,
    paymentOrigin: setting(env, 'PAYMENT_ORIGIN', origin(paymentOrigin)) ?? paymentOrigin,
    paymentClearingMs: 1000 * (setting(env, 'PAYMENT_SANDBOX_SECONDS', wholeNumber(1, 86_400)) ?? 60),
    vehiclesPerTenant: setting(env, 'FORECOURT_VEHICLES', wholeNumber(1, 1_000_000)) ?? 10_000,
  };
}

function requireSandbox(env: NodeJS.ProcessEnv): void {
  const name = setting(env, 'FORECOURT_ENV', oneOf(['local', 'preprod', 'production']));
  if (name !== 'production') return;
  throw badSetting(
    'FORECOURT_ENV is "production", but this backend has stand-ins and sample data. Start deploy/backend/src/main.ts instead.',
  );
}
