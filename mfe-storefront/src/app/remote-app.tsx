import { DesignProvider, designTexts, ErrorPage } from '@forecourt/shared-design';
import { Route, Routes, type RemoteAppProps } from '@forecourt/shared-contracts/react';
import english from './locales/en.json';
import { RouteView } from './route-view.tsx';

export { prepare } from './prepare.ts';

/** Texts of this remote and of the design that it uses. */
export const resources = { en: { storefront: english, design: designTexts } };

/** The storefront remote: landing, search and vehicle pages. */
export function RemoteApp({ platform, nonce, styleContainer }: RemoteAppProps) {
  return (
    <DesignProvider nonce={nonce} container={styleContainer} navigate={platform.navigation.push}>
      <Routes>
        <Route path="/" element={<RouteView id="landing" />} />
        <Route path="/search" element={<RouteView id="search" />} />
        <Route path="/vehicle/:vin" element={<RouteView id="vehicle" />} />
        <Route path="*" element={<ErrorPage code={404} />} />
      </Routes>
    </DesignProvider>
  );
}
