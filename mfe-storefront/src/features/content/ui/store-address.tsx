import { AppLink } from '@forecourt/shared-design';
import { formatPhone, phoneHref } from '@forecourt/shared-contracts/formats';
import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { useContentText } from '../model/use-content-text.ts';

/** Name, address and phone of a store, and the way there. */
export function StoreAddress({ store }: { readonly store: VehicleDetail['dealer'] }) {
  const text = useContentText('contact');
  const { name, streetAddress, city, state, zip, phone } = store;
  const place = `${city}, ${state} ${zip}`;
  const query = new URLSearchParams({ api: '1', destination: `${streetAddress}, ${place}` });
  return (
    <address>
      <b>{name}</b>
      <span>{streetAddress}</span>
      <span>{place}</span>
      <AppLink href={phoneHref(phone)}>{formatPhone(phone)}</AppLink>
      <AppLink
        href={`https://www.google.com/maps/dir/?${query.toString()}`}
        target="_blank"
        rel="noopener"
        aria-label={text('stores.directionsTo', { name })}
      >
        {text('stores.directions')}
      </AppLink>
    </address>
  );
}
