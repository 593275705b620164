/** One thing to tell about a feed, by line; `column` is absent when it is about the whole row. */
export interface FeedNote {
  readonly line: number;
  readonly vin?: string;
  readonly column?: string;
  readonly reason: string;
}

/** What an import did. Vehicles of the tenant, counted by what became of them; `faults` are rows that were left out. */
export interface FeedSummary {
  readonly rows: number;
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  /** No longer in the feed, now Sold. */
  readonly sold: number;
  /** Sold and not in the feed for so long that they are Deleted now. */
  readonly deleted: number;
  /** No longer in the feed, but an order of the site holds them. */
  readonly heldByOrders: number;
  readonly newDealers: number;
  readonly leftOut: number;
  readonly faults: readonly FeedNote[];
  readonly warnings: readonly FeedNote[];
}

/** A feed that is refused as a whole; nothing was changed. Its sentence is for the person who sent it. */
export class FeedRefused extends Error {
  readonly notes: readonly FeedNote[];

  constructor(message: string, notes: readonly FeedNote[] = []) {
    super(message);
    this.name = 'FeedRefused';
    this.notes = notes;
  }
}

/** A note as one line of a report. */
export function noteText({ line, vin, column, reason }: FeedNote): string {
  const about = [`line ${line}`, ...(vin === undefined ? [] : [vin])].join(', ');
  return `${about}: ${column === undefined ? reason : `${column} ${reason}`}`;
}
