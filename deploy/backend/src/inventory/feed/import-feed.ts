import { clearStaging, mergeFeed } from './merge-feed.ts';
import { FeedRefused, type FeedSummary } from './feed-summary.ts';
import { stageFeed, type Staging } from './stage-feed.ts';

/** What an import may do beside adding and updating. */
export interface FeedOptions {
  /** The feed tells of some vehicles only: vehicles that it does not name stay as they are. */
  readonly isPartial: boolean;
  /** A feed without one good row is taken at its word: everything is sold. */
  readonly allowsEmpty: boolean;
}

/** Days after which a Sold vehicle that no feed names is Deleted. */
export const deleteAfterDays = 30;

/**
 * Imports a dealer's feed into a tenant's inventory. Reading changes nothing; what was read is taken over in one transaction, so that a cut
 * at any byte leaves everything as it was, and importing the same feed again changes nothing. Vehicles are the same when their VINs are.
 * Vehicles that vanished are Sold, after {@link deleteAfterDays} more days Deleted; those that an order of the site holds stay.
 * Throws {@link FeedRefused} when the feed is none, or when it would sell everything without being allowed to.
 */
export async function importFeed(
  staging: Staging,
  bytes: AsyncIterable<Uint8Array>,
  { isPartial, allowsEmpty }: FeedOptions,
): Promise<FeedSummary> {
  try {
    const { rows, good, newDealers, faults, warnings } = await stageFeed(staging, bytes);
    if (good === 0 && !isPartial && !allowsEmpty) {
      throw new FeedRefused(
        'The feed has no vehicle that can be taken over, which would mark every vehicle as sold. Nothing was changed. If that is meant, say --allow-empty.',
        faults,
      );
    }
    const counts = await mergeFeed(staging, { newDealers, isPartial, deleteAfterDays });
    const unchanged = good - counts.added - counts.updated;
    return {
      rows,
      ...counts,
      unchanged,
      newDealers: newDealers.length,
      leftOut: rows - good,
      faults,
      warnings,
    };
  } finally {
    await clearStaging(staging);
  }
}
