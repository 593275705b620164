import { DesignProvider, designTexts, ErrorPage } from '@forecourt/shared-design';
import { purchaseTexts } from '@forecourt/shared-design/purchase';
import type { RemoteAppProps } from '@forecourt/shared-contracts/react';
import english from './locales/en.json';
import { routes } from './routes.ts';

export { translations } from './locales/translations.ts';
export const { prepare } = routes;

/** Texts of this remote and of the design system it uses. */
export const resources = { en: { creditApp: english, design: designTexts, purchase: purchaseTexts } };

/** The purchase flow before the order: cart and cash order, and every step up to the credit application. */
export function RemoteApp({ platform, nonce, styleContainer }: RemoteAppProps) {
  return (
    <DesignProvider nonce={nonce} container={styleContainer} navigate={platform.navigation.push}>
      <routes.View fallback={<ErrorPage code={404} />} />
    </DesignProvider>
  );
}
