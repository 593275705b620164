import { useEffect, useState, type ComponentType } from 'react';
import { useLocation, usePlatform, useTenant } from '@forecourt/shared-contracts/react';
import { referrerOf } from './referrer-of.ts';
import { hasSeenReferral, noteReferralSeen } from '../../platform/referral-seen.ts';

/** The dialog that greets a shopper from a partner, in its own chunk. */
export interface ReferralDialogProps {
  /** The partner's name, from the tenant's own file. */
  readonly partner: string;
  readonly onClose: () => void;
}

interface ReferralGreetingProps {
  readonly load: () => Promise<ComponentType<ReferralDialogProps>>;
}

/**
 * Tells a shopper who has followed a partner's link, once per visit, that the dealer sells the vehicles (SHOP-77, SHOP-78). Other shoppers
 * load nothing for it. When the dialog fails to load, the page works without it.
 */
export function ReferralGreeting({ load }: ReferralGreetingProps) {
  const platform = usePlatform();
  const { referrers } = useTenant();
  const { search } = useLocation();
  const [partner] = useState(() => referrerOf(referrers, search)?.name);
  const [Dialog, setDialog] = useState<ComponentType<ReferralDialogProps>>();
  useEffect(() => {
    let isHere = true;
    if (partner !== undefined && !hasSeenReferral(platform)) {
      void load().then(
        (loaded) => isHere && setDialog(() => loaded),
        () => undefined,
      );
    }
    return () => {
      isHere = false;
    };
  }, [load, partner, platform]);
  if (!Dialog || partner === undefined) return null;
  const close = () => {
    noteReferralSeen(platform);
    setDialog(undefined);
  };
  return <Dialog partner={partner} onClose={close} />;
}
