import { DesignProvider, designTexts } from '@forecourt/shared-design';
import { purchaseTexts } from '@forecourt/shared-design/purchase';
import { SessionGuard, sessionTexts } from '@forecourt/shared-design/session';
import { Route, Routes, type RemoteAppProps } from '@forecourt/shared-contracts/react';
import { IdVerificationResult } from '../features/id-verification-result/index.ts';
import { OrderNotFound } from '../features/tracker/index.ts';
import { SignedOut } from '../features/signed-out/index.ts';
import english from './locales/en.json';
import { orderViews } from './order-views.ts';
import { SessionGate } from './session-gate.tsx';
import { SigningEntry } from './signing-entry.tsx';
import { StepRoute } from './step-route.tsx';

export { translations } from './locales/translations.ts';
export { prepare } from './prepare.ts';

/** Texts of this remote and of the design system it uses. */
export const resources = {
  en: { checkout: english, design: designTexts, purchase: purchaseTexts, session: sessionTexts },
};

/** The checkout remote: the order tracker and its steps. */
export function RemoteApp({ platform, nonce, styleContainer }: RemoteAppProps) {
  return (
    <DesignProvider nonce={nonce} container={styleContainer} navigate={platform.navigation.push}>
      <Routes>
        <Route path="/progress/id-verification/complete" element={<IdVerificationResult isComplete />} />
        <Route
          path="/progress/id-verification/incomplete"
          element={<IdVerificationResult isComplete={false} />}
        />
        <Route path="/signing/*" element={<SigningEntry />} />
        <Route path="*" element={<OrderRoutes />} />
      </Routes>
      {platform.placement === 'embedded' && <SessionGuard />}
    </DesignProvider>
  );
}

/** Routes that belong to an order, and so to a signed-in buyer. */
function OrderRoutes() {
  return (
    <SessionGate signedOut={<SignedOut />}>
      <Routes>
        <Route path="/progress/:orderNumber/*" element={<StepRoute base="progress" />} />
        <Route path="/fulfillment/:orderNumber/*" element={<StepRoute base="fulfillment" />} />
        <Route path="/checkout/:orderNumber/*" element={<orderViews.View id="order" />} />
        <Route path="*" element={<OrderNotFound />} />
      </Routes>
    </SessionGate>
  );
}
