import { DesignProvider, designTexts, ErrorPage } from '@forecourt/shared-design';
import { Route, Routes, type RemoteAppProps } from '@forecourt/shared-contracts/react';
import english from './locales/en.json';
import { routeViews } from './route-views.ts';

export { prepare } from './prepare.ts';

/** Texts of this remote and of the design that it uses. */
export const resources = { en: { storefront: english, design: designTexts } };

/** The storefront remote: landing, search and vehicle pages. */
export function RemoteApp({ platform, nonce, styleContainer }: RemoteAppProps) {
  return (
    <DesignProvider nonce={nonce} container={styleContainer} navigate={platform.navigation.push}>
      <Routes>
        <Route path="/" element={<routeViews.View id="landing" />} />
        <Route path="/search" element={<routeViews.View id="search" />} />
        <Route path="/vehicle/:vin" element={<routeViews.View id="vehicle" />} />
        <Route path="*" element={<ErrorPage code={404} />} />
      </Routes>
    </DesignProvider>
  );
}
