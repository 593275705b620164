import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { mayHoldPrequalification } from '@forecourt/shared-contracts/prequalification';
import { usePlatform, useSession } from '@forecourt/shared-contracts/react';
import {
  PersonalPaymentsContext,
  type PersonalDeskProps,
  type PersonalPayments,
} from './personal-payments.ts';

interface PersonalPaymentsProviderProps {
  readonly load: () => Promise<ComponentType<PersonalDeskProps>>;
  readonly children: ReactNode;
}

/** Payments of members, and of guests who have begun a pre-qualification in this visit. Everybody else loads and asks for nothing. */
export function PersonalPaymentsProvider({ load, children }: PersonalPaymentsProviderProps) {
  const { storage } = usePlatform();
  const isMember = useSession().status === 'signed-in';
  const [Desk, setDesk] = useState<ComponentType<PersonalDeskProps>>();
  const [personal, setPersonal] = useState<PersonalPayments>();
  useEffect(() => {
    // Without the chunk the estimates stand, as they do for everybody.
    if (isMember || mayHoldPrequalification(storage))
      load().then(
        (View) => setDesk(() => View),
        () => undefined,
      );
  }, [isMember, storage, load]);
  return (
    <PersonalPaymentsContext value={personal}>
      {children}
      {Desk && <Desk onChange={setPersonal} />}
    </PersonalPaymentsContext>
  );
}
