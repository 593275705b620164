import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import type { ZipPlace } from '@forecourt/shared-contracts/geo';
import { selectFilled } from '@forecourt/shared-contracts/places';
import { getProfile, type AccountAddress } from '@forecourt/shared-contracts/profile';
import {
  apiQuery,
  queryHolder,
  useApi,
  useQuery,
  useSession,
  zipQuery,
} from '@forecourt/shared-contracts/react';
import { addressFields, handOverRequest, type HandOverForm } from './hand-over-form.ts';

/**
 * Fills what is known of a delivery's address: while no street is typed, all of it from the profile of a signed-in buyer, unless nothing is
 * delivered to its ZIP code (`unserved`); then city and state from the ZIP code. What the shopper typed stays.
 */
export function useKnownAddress(
  form: HandOverForm,
  setForm: Dispatch<SetStateAction<HandOverForm>>,
  unserved: string | undefined,
): void {
  const { zip } = form;
  const isDelivery = form.type === 'DELIVERY';
  const client = useApi();
  const session = useSession();
  const [openedZip] = useState(zip);
  const [place, setPlace] = useState<ZipPlace>();
  const [saved, setSaved] = useState<AccountAddress>();
  const profile = useQuery({
    ...apiQuery(client, getProfile, { holder: queryHolder(session) }),
    enabled: isDelivery && session.status === 'signed-in',
  });
  const found = useQuery({ ...zipQuery(client, zip), enabled: isDelivery && /^\d{5}$/.test(zip) });
  const address = profile.data?.address ?? undefined;
  if (address !== saved) {
    setSaved(address);
    if (address && zip === openedZip) setForm((now) => withSaved(now, address, unserved));
  }
  if (found.data && found.data !== place) {
    const { data } = found;
    setPlace(data);
    setForm((now) => withPlace(now, data, place));
  }
  useEffect(() => {
    if (place) selectFilled('city', place.city);
  }, [place]);
}

/** Takes over a saved address that a car can be delivered to, unless a street was typed. */
function withSaved(form: HandOverForm, saved: AccountAddress, unserved: string | undefined): HandOverForm {
  if (saved.zip === unserved) return form;
  const filled = { ...form, ...Object.fromEntries(addressFields.map((name) => [name, saved[name]])) };
  return form.line1 || form.line2 || 'faults' in handOverRequest(filled) ? form : filled;
}

/** Fills city and state of a ZIP code where they are empty, or those of the ZIP code before it. */
function withPlace(form: HandOverForm, { city, state }: ZipPlace, before?: ZipPlace): HandOverForm {
  const isOpen = (name: 'city' | 'state') => !form[name] || form[name] === before?.[name];
  return { ...form, ...(isOpen('city') && { city }), ...(isOpen('state') && { state }) };
}
