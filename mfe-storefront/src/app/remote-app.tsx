import { DesignProvider, designTexts, ErrorPage } from '@forecourt/shared-design';
import type { RemoteAppProps } from '@forecourt/shared-contracts/react';
import { ChoicesProvider } from '../features/choices/index.ts';
import { LeadsProvider } from '../features/leads/index.ts';
import { PersonalPaymentsProvider } from '../features/personal-payments/index.ts';
import { ReferralGreeting } from '../features/referral/index.ts';
import { VehiclePartsContext } from '../features/vehicle/index.ts';
import { loadLeadDialog, loadPersonalLoader, loadReferralDialog } from './dialog-views.ts';
import english from './locales/en.json';
import { routes } from './routes.ts';
import { vehicleParts } from './vehicle-parts.ts';

export { translations } from './locales/translations.ts';
export const { prepare } = routes;

/** Texts of this remote and of the design system it uses. */
export const resources = { en: { storefront: english, design: designTexts } };

/** The storefront remote: landing, search, vehicle, saved vehicles, comparison, content pages and legal documents. */
export function RemoteApp({ platform, nonce, styleContainer }: RemoteAppProps) {
  return (
    <DesignProvider nonce={nonce} container={styleContainer} navigate={platform.navigation.push}>
      <PersonalPaymentsProvider load={loadPersonalLoader}>
        <ChoicesProvider>
          <LeadsProvider load={loadLeadDialog}>
            <VehiclePartsContext value={vehicleParts}>
              <routes.View fallback={<ErrorPage code={404} />} />
            </VehiclePartsContext>
            <ReferralGreeting load={loadReferralDialog} />
          </LeadsProvider>
        </ChoicesProvider>
      </PersonalPaymentsProvider>
    </DesignProvider>
  );
}
