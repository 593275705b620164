/** One message about a feed, by line; `column` is absent if it concerns the whole row. */
export interface FeedNote {
  readonly line: number;
  readonly vin?: string;
  readonly column?: string;
  readonly reason: string;
}

/**
 * The result of an import: the tenant's vehicles, counted by outcome; `faults` are rows that were skipped.
 */
export interface FeedSummary {
  readonly rows: number;
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  /** No longer in the feed, now Sold. */
  readonly sold: number;
  /** Sold and missing from the feed for so long that they are now Deleted. */
  readonly deleted: number;
  /** No longer in the feed, but held by an order of the site. */
  readonly heldByOrders: number;
  readonly newDealers: number;
  readonly leftOut: number;
  /** Rows of a full feed that cannot be read and name no vehicle: because of them, nothing was sold or deleted. */
  readonly unknown: number;
  readonly faults: readonly FeedNote[];
  readonly warnings: readonly FeedNote[];
}

/** A feed that is rejected as a whole; nothing was changed. The message is for the person who sent it. */
export class FeedRefused extends Error {
  readonly notes: readonly FeedNote[];

  constructor(message: string, notes: readonly FeedNote[] = []) {
    super(message);
    this.name = 'FeedRefused';
    this.notes = notes;
  }
}

/** Formats a note as one line of a report. */
export function noteText({ line, vin, column, reason }: FeedNote): string {
  const about = [`line ${line}`, ...(vin === undefined ? [] : [vin])].join(', ');
  return `${about}: ${column === undefined ? reason : `${column} ${reason}`}`;
}
