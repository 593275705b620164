import { useEffect, useEffectEvent } from 'react';
import { formatPhone } from '@forecourt/shared-contracts/formats';
import { usePlatform, useSession } from '@forecourt/shared-contracts/react';

/** Fills in what the account knows: the mobile number. `fill` leaves what was typed. */
export function useKnownAnswers(fill: (name: 'mobileNumber', text: string) => unknown): void {
  const { accounts } = usePlatform();
  const isMember = useSession().status === 'signed-in';
  const onKnown = useEffectEvent(fill);
  useEffect(() => {
    if (!isMember) return;
    void accounts.readDetails().then((answer) => {
      const own = answer.kind === 'details' ? answer.details.phoneNumber : undefined;
      if (own) onKnown('mobileNumber', formatPhone(own));
    });
  }, [accounts, isMember]);
}
