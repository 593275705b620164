import { DesignProvider, designTexts, ErrorPage } from '@forecourt/shared-design';
import { Route, Routes, type RemoteAppProps } from '@forecourt/shared-contracts/react';
import { ChoicesProvider } from '../features/choices/index.ts';
import { LeadsProvider } from '../features/leads/index.ts';
import { PersonalPaymentsProvider } from '../features/personal-payments/index.ts';
import { ReferralGreeting } from '../features/referral/index.ts';
import { VehiclePartsContext } from '../features/vehicle-parts/index.ts';
import { loadLeadDialog, loadPersonalDesk, loadReferralDialog } from './dialog-views.ts';
import english from './locales/en.json';
import { routeViews, type RouteId } from './route-views.ts';
import { vehicleParts } from './vehicle-parts.ts';

export { translations } from './locales/translations.ts';
export { prepare } from './prepare.ts';

/** Routes whose path is their name. */
const namedRoutes: readonly RouteId[] = [
  'search',
  'saved-vehicles',
  'compare',
  'trade-in',
  'why-us',
  'financing',
  'faq',
  'contact-us',
  'terms-of-use',
  'privacy-policy',
  'privacy-notice',
  'cookie-policy',
  'accessibility',
  'warranty',
];

/** Texts of this remote and of the design system it uses. */
export const resources = { en: { storefront: english, design: designTexts } };

/** The storefront remote: landing, search, vehicle, saved vehicles, comparison, content pages and legal documents. */
export function RemoteApp({ platform, nonce, styleContainer }: RemoteAppProps) {
  return (
    <DesignProvider nonce={nonce} container={styleContainer} navigate={platform.navigation.push}>
      <PersonalPaymentsProvider load={loadPersonalDesk}>
        <ChoicesProvider>
          <LeadsProvider load={loadLeadDialog}>
            <Routes>
              <Route path="/" element={<routeViews.View id="landing" />} />
              <Route
                path="/vehicle/:vin"
                element={
                  <VehiclePartsContext value={vehicleParts}>
                    <routeViews.View id="vehicle" />
                  </VehiclePartsContext>
                }
              />
              {namedRoutes.map((id) => (
                <Route key={id} path={id} element={<routeViews.View id={id} />} />
              ))}
              <Route path="*" element={<ErrorPage code={404} />} />
            </Routes>
            <ReferralGreeting load={loadReferralDialog} />
          </LeadsProvider>
        </ChoicesProvider>
      </PersonalPaymentsProvider>
    </DesignProvider>
  );
}
