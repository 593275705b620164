import { exitCodes, StartFault } from '@forecourt/settings';
import { listProtectionPricing } from './protection/index.ts';
import { providerNames, type Providers } from './providers.ts';
import type { BackendSettings } from './settings.ts';

/** No service of another company; protection at the list prices of the tenant file. */
export const noProviders: Providers = {
  lender: undefined,
  creditBureau: undefined,
  tradeIn: undefined,
  insurance: undefined,
  idVerification: undefined,
  signing: undefined,
  payments: undefined,
  protectionPricing: listProtectionPricing,
};

/**
 * The providers of a production process: real adapters alone. Throws a {@link StartFault} that names every service that has neither an
 * adapter nor an entry in `FORECOURT_NOT_OFFERED`, so that nothing is left out by accident.
 */
export function configuredProviders({
  notOffered,
  smtp,
}: Pick<BackendSettings, 'notOffered' | 'smtp'>): Providers {
  const missing = providerNames.filter((name) => !notOffered.has(name) && !(name === 'mail' && smtp));
  if (missing.length === 0) return noProviders;
  throw new StartFault(
    `No adapter is configured for ${missing.join(', ')}. Configure it, or list the name in FORECOURT_NOT_OFFERED.`,
    exitCodes.badSetting,
  );
}
