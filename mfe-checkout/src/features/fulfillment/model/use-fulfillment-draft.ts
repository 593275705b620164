import { useState } from 'react';
import type { Fulfillment } from '@forecourt/shared-contracts/fulfillment';
import { usePlatform } from '@forecourt/shared-contracts/react';
import {
  firstPickup,
  FulfillmentDraftSchema,
  startingDraft,
  type FulfillmentDraft,
} from '../domain/fulfillment-draft.ts';

/** The draft with functions to change and discard it. */
export interface FulfillmentDraftState {
  readonly draft: FulfillmentDraft;
  readonly change: (parts: Partial<FulfillmentDraft>) => void;
  /** Resets to the booked appointment. */
  readonly forget: () => void;
  /** Removes it from the tab's storage, without changing the screen. */
  readonly dropStored: () => void;
}

/** Keeps the buyer's draft of one order for the lifetime of the tab. */
export function useFulfillmentDraft(orderNumber: string, fulfillment: Fulfillment): FulfillmentDraftState {
  const { session } = usePlatform().storage;
  const key = `fulfillment.${orderNumber}`;
  const start = () =>
    startingDraft(fulfillment, {
      type: fulfillment.isDeliveryOffered ? 'DELIVERY' : 'PICKUP',
      location: firstPickup(fulfillment.pickupPlaces),
    });
  const [kept, setKept] = useState(() => session.read(key, FulfillmentDraftSchema));
  const draft = kept ?? start();
  return {
    draft,
    change: (parts) => {
      const next = { ...draft, ...parts };
      session.write(key, next);
      setKept(next);
    },
    forget: () => {
      session.remove(key);
      setKept(undefined);
    },
    dropStored: () => session.remove(key),
  };
}
