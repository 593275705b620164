import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { mayHavePrequalification } from '@forecourt/shared-contracts/prequalification';
import { usePlatform, useSession } from '@forecourt/shared-contracts/react';
import {
  PersonalPaymentsContext,
  type PersonalLoaderProps,
  type PersonalPayments,
} from './personal-payments.ts';

interface PersonalPaymentsProviderProps {
  readonly load: () => Promise<ComponentType<PersonalLoaderProps>>;
  readonly children: ReactNode;
}

/** Payments of members, and of guests who have started a pre-qualification in this visit. Other shoppers load and request nothing. */
export function PersonalPaymentsProvider({ load, children }: PersonalPaymentsProviderProps) {
  const { storage } = usePlatform();
  const isMember = useSession().status === 'signed-in';
  const [Loader, setLoader] = useState<ComponentType<PersonalLoaderProps>>();
  const [personal, setPersonal] = useState<PersonalPayments>();
  useEffect(() => {
    // Without the chunk the general estimates stay.
    if (isMember || mayHavePrequalification(storage))
      load().then(
        (View) => setLoader(() => View),
        () => undefined,
      );
  }, [isMember, storage, load]);
  return (
    <PersonalPaymentsContext value={personal}>
      {children}
      {Loader && <Loader onChange={setPersonal} />}
    </PersonalPaymentsContext>
  );
}
