import { useEffect, useEffectEvent } from 'react';
import { formatPhone } from '@forecourt/shared-contracts/formats';
import { usePlatform, useSession } from '@forecourt/shared-contracts/react';

/** Fills in what the account knows: the mobile number. `fill` leaves what was typed. */
export function useKnownAnswers(fill: (name: 'mobileNumber', text: string) => unknown): void {
  const { accounts } = usePlatform();
  const isMember = useSession().status === 'signed-in';
  const onKnown = useEffectEvent(fill);
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
