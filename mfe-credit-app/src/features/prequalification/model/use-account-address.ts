import { useEffect, useEffectEvent } from 'react';
import { getProfile, type AccountAddress } from '@forecourt/shared-contracts/profile';
import { apiQuery, queryHolder, useApi, useQuery, useSession } from '@forecourt/shared-contracts/react';
import { useZipFill } from '../../purchase/index.ts';

type AddressName = 'streetAddress' | 'addressLine2' | 'city' | 'state';

/**
 * Fills in the address of the account, if it is at the ZIP code entered; otherwise only the city and state of the ZIP code. `fill` sets a
 * field that is empty, and returns whether it was.
 */
export function useAccountAddress(zipCode: string, fill: (name: AddressName, text: string) => boolean): void {
  const session = useSession();
  const profile = useQuery({
    ...apiQuery(useApi(), getProfile, { holder: queryHolder(session) }),
    enabled: session.status === 'signed-in',
  });
  const address = profile.data?.address;
  const onKnown = useEffectEvent(({ zip, line1, line2, city, state }: AccountAddress) => {
    if (zip !== zipCode || !fill('streetAddress', line1)) return;
    fill('addressLine2', line2);
    fill('city', city);
    fill('state', state);
  });
  useEffect(() => {
    if (address) onKnown(address);
  }, [address]);
  useZipFill(zipCode, fill);
}
