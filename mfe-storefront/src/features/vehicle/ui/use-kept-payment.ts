import { useEffect, useState } from 'react';
import { getCart } from '@forecourt/shared-contracts/commerce';
import { usePlatform, useSession } from '@forecourt/shared-contracts/react';
import { keepPaymentDraft, readPaymentDraft } from '../../../platform/payment-draft.ts';
import type { PaymentControls } from '../../payment/index.ts';
import { withCart } from '../domain/with-cart.ts';

/**
 * Keeps the choices for a vehicle's payment in the tab across leaving the page and reloading it. Choices that are sent to the cart are not
 * fresh from then on, unless sending them fails. A vehicle with kept choices, or that was put in the cart here, takes over what the cart has for
 * it since then; without an answer the kept choices stay.
 */
export function useKeptPayment(
  vin: string,
  { draft, setDraft }: Pick<PaymentControls, 'draft' | 'setDraft'>,
  isSent: boolean,
): void {
  const platform = usePlatform();
  const isKnown = useSession().status !== 'unknown';
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (!isKnown) return;
    const kept = readPaymentDraft(platform, vin);
    if (kept) {
      setDraft(({ all, fresh }) => ({
        all: { ...kept.all, ...all, lease: { ...kept.all.lease, ...all.lease } },
        fresh: [...new Set([...kept.fresh, ...fresh])],
      }));
      platform.client.call(getCart).then(
        ({ cart }) => cart?.vehicle.vin === vin && setDraft((draft) => withCart(draft, cart)),
        () => undefined,
      );
    }
    setRead(true);
  }, [platform, isKnown, vin, setDraft]);
  useEffect(() => {
    const isUntouched = Object.keys(draft.all).length + draft.fresh.length === 0;
    if (isRead && (isSent || !isUntouched))
      keepPaymentDraft(platform, vin, isSent ? { ...draft, fresh: [] } : draft);
  }, [platform, isRead, vin, draft, isSent]);
}
