import { refreshStatistics } from '../vehicle-rows.ts';
import { clearStaging, mergeFeed } from './merge-feed.ts';
import { FeedRefused, type FeedSummary } from './feed-summary.ts';
import { stageFeed, type StageInput } from './stage-feed.ts';

/** Options of an import. */
export interface FeedOptions {
  /** The feed covers only some vehicles: those it does not name are not changed. */
  readonly isPartial: boolean;
  /** Accepts a feed without one good row: everything is sold. */
  readonly allowsEmpty: boolean;
  /** Accepts a full feed that lacks more than half of the listed vehicles: they are sold. */
  readonly allowsMostSold: boolean;
}

/** With fewer listed vehicles, a feed may lack any number of them. */
const fewestGuarded = 20;

/** Days until a Sold vehicle that no feed names is Deleted. */
export const deleteAfterDays = 30;

/**
 * Imports a dealer's feed into a tenant's inventory. Reading changes nothing; the result is applied in one
 * transaction, so that an interruption at any byte leaves everything as it was, and importing the same feed
 * again changes nothing. Vehicles are matched by VIN. Missing vehicles are Sold, and Deleted
 * {@link deleteAfterDays} days later; those held by an order of the site are kept until it has sold them. A row
 * that cannot be read and names no vehicle may be any of the missing ones: none of them is Sold or Deleted then.
 * Throws {@link FeedRefused} if the file is not a feed or is cut off, or if it would sell everything, or most of
 * it, without being allowed to.
 */
export async function importFeed(
  input: StageInput,
  bytes: AsyncIterable<Uint8Array>,
  { isPartial, allowsEmpty, allowsMostSold }: FeedOptions,
): Promise<FeedSummary> {
  try {
    const { rows, good, newDealers, faults, warnings, ...staged } = await stageFeed(input, bytes);
    const unknown = isPartial ? 0 : staged.unknown;
    if (good === 0 && !isPartial && !allowsEmpty) {
      throw new FeedRefused(
        'The feed has no vehicle that can be taken over, which would mark every vehicle as sold. Nothing was changed. If that is meant, say --allow-empty.',
        faults,
      );
    }
    const keepsMissing = isPartial || unknown > 0;
    function checkSales(sold: number, listed: number): void {
      const isUsual = listed < fewestGuarded || sold * 2 <= listed;
      if (isUsual || allowsMostSold || good === 0) return;
      throw new FeedRefused(
        `The feed would mark ${sold} of ${listed} listed vehicles as sold; it may not be the whole inventory. Nothing was changed. If that is meant, say --allow-most-sold; if the feed tells of some vehicles only, say --partial.`,
        faults,
      );
    }
    const counts = await mergeFeed(input, { newDealers, keepsMissing, deleteAfterDays, checkSales });
    await refreshStatistics(input.db);
    const unchanged = good - counts.added - counts.updated;
    return {
      rows,
      ...counts,
      unchanged,
      newDealers: newDealers.length,
      leftOut: rows - good,
      unknown,
      faults,
      warnings,
    };
  } finally {
    await clearStaging(input);
  }
}
