/**
 * How a page turned out: `whole` with its data, and with its view if its remote can render it; `missing` if its subject
 * does not exist; `partial` if something of it came too late or not at all.
 */
export type PageOutcome = 'whole' | 'missing' | 'partial';

/** A page being written: its status, and its text, which is written as it is read. */
export interface PageDocument {
  /** 404 if no remote owns the path or the subject of the page is known not to exist, otherwise 200. */
  readonly status: Promise<200 | 404>;
  readonly text: AsyncGenerator<string, PageOutcome>;
}
