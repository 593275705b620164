import { DesignProvider, designTexts } from '@forecourt/shared-design';
import { purchaseTexts } from '@forecourt/shared-design/purchase';
import { SessionGuard, sessionTexts } from '@forecourt/shared-design/session';
import type { PrepareContext, RemoteAppProps } from '@forecourt/shared-contracts/react';
import { EmbeddedAlerts } from '../features/embedded-alerts/index.ts';
import { OrderNotFound } from '../features/order/index.ts';
import { embeddedSignOut, embeddedViews, SignedOut } from '../features/signed-out/index.ts';
import english from './locales/en.json';
import { routes } from './routes.ts';
import { SessionGate } from './session-gate.tsx';

export { translations } from './locales/translations.ts';

/** Texts of this remote and of the design system it uses. */
export const resources = {
  en: { checkout: english, design: designTexts, purchase: purchaseTexts, session: sessionTexts },
};

/** Prepares the route of the current path, and on a host dealer's page also the sign-in form and the way out, so that they do not wait for the data. */
export async function prepare(context: PrepareContext): Promise<void> {
  const isEmbedded = context.platform.placement === 'embedded';
  const embedded = () => [embeddedViews.load('sign-in'), embeddedSignOut.load('sign-out')];
  await Promise.all([routes.prepare(context), ...(isEmbedded ? embedded() : [])]);
}

/** The checkout remote: the order tracker and its steps. */
export function RemoteApp({ platform, nonce, styleContainer }: RemoteAppProps) {
  const isEmbedded = platform.placement === 'embedded';
  return (
    <DesignProvider
      nonce={nonce}
      container={styleContainer}
      navigate={platform.navigation.push}
      siteOrigin={isEmbedded ? platform.siteOrigin : undefined}
    >
      <routes.View fallback={<NoOrder />} />
      {isEmbedded && (
        <>
          <EmbeddedAlerts />
          <embeddedSignOut.View id="sign-out" />
          <SessionGuard />
        </>
      )}
    </DesignProvider>
  );
}

/** A path that names no order. */
function NoOrder() {
  return (
    <SessionGate signedOut={<SignedOut />}>
      <OrderNotFound />
    </SessionGate>
  );
}
