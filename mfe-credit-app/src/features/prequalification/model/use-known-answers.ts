import { useEffect, useEffectEvent } from 'react';
import { formatPhone } from '@forecourt/shared-contracts/formats';
import { usePlatform, useSession } from '@forecourt/shared-contracts/react';
import { useCart } from '../../cart/index.ts';

/** Fills in what the account and the cart know: the mobile number and the ZIP code. `fill` leaves what was typed. */
export function useKnownAnswers(fill: (name: 'mobileNumber' | 'zipCode', text: string) => unknown): void {
  const { accounts } = usePlatform();
  const isMember = useSession().status === 'signed-in';
  const load = useCart();
  const zipCode = load.kind === 'loaded' ? load.cart.zipCode : undefined;
  const onKnown = useEffectEvent(fill);
  useEffect(() => {
    if (zipCode) onKnown('zipCode', zipCode);
  }, [zipCode]);
  useEffect(() => {
    if (!isMember) return undefined;
    let isOpen = true;
    void accounts.readDetails().then((answer) => {
      const own = answer.kind === 'details' ? answer.details.phoneNumber : undefined;
      if (isOpen && own) onKnown('mobileNumber', formatPhone(own));
    });
    return () => {
      isOpen = false;
    };
  }, [accounts, isMember]);
}
