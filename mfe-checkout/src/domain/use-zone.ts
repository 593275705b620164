import { useTenant } from '@forecourt/shared-contracts/react';
import type { FulfillmentPlace } from '@forecourt/shared-contracts/fulfillment';

/** Returns the given time zone, an IANA name; the dealer's without one. */
export function useZone(timeZone: string | null | undefined): string {
  const { contact } = useTenant();
  return timeZone ?? contact.timeZone;
}

/** Returns the time zone of the place of an appointment or a quote (TRACK-115); the dealer's for one without a place or a zone. */
export function usePlaceZone(at: { readonly place: FulfillmentPlace | null } | null): string {
  return useZone(at?.place?.timeZone);
}
