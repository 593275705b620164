import { DesignProvider, designTexts, ErrorPage } from '@forecourt/shared-design';
import { purchaseTexts } from '@forecourt/shared-design/purchase';
import { Route, Routes, type RemoteAppProps } from '@forecourt/shared-contracts/react';
import { CartPage } from '../features/cart-page/index.ts';
import english from './locales/en.json';

/** Texts of this remote and of the design that it uses. */
export const resources = { en: { creditApp: english, design: designTexts, purchase: purchaseTexts } };

/** The purchase build-up: the cart and its cash order. */
export function RemoteApp({ platform, nonce, styleContainer }: RemoteAppProps) {
  return (
    <DesignProvider nonce={nonce} container={styleContainer} navigate={platform.navigation.push}>
      <Routes>
        <Route path="/cart" element={<CartPage />} />
        <Route path="*" element={<ErrorPage code={404} />} />
      </Routes>
    </DesignProvider>
  );
}
