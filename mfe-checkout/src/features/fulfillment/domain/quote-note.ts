import type { FulfillmentDraft } from './fulfillment-draft.ts';

/** What the note about a quoted fee says: the distance in whole miles, and whether there is no fee. */
export function quoteNote({
  distanceMiles,
  feeCents,
}: Pick<NonNullable<FulfillmentDraft['quote']>, 'distanceMiles' | 'feeCents'>): {
  readonly miles: number;
  readonly isFree: boolean;
} {
  return { miles: Math.round(distanceMiles ?? 0), isFree: feeCents === 0 };
}
