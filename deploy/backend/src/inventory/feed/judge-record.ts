import type { FeedHeader } from './feed-columns.ts';
import type { FeedRecord } from './feed-records.ts';
import type { FeedNote } from './feed-summary.ts';
import { vinsIn } from './feed-vins.ts';
import { readFeedRow, type FeedRow } from './read-feed-row.ts';

/** A record as a row of the feed, with what notes about it say: its line, and a vehicle that it names. */
export interface JudgedRow extends FeedRow {
  readonly about: Pick<FeedNote, 'line' | 'vin'>;
  /** Vehicles that a broken row names, or that an open quotation mark may have swallowed. */
  readonly named: readonly string[];
  /** A broken row that names no vehicle: it may be any. */
  readonly isUnknown: boolean;
}

/** Reads a record. A broken one has no data. `todayOn` as in {@link readFeedRow}. */
export function judgeRecord(record: FeedRecord, header: FeedHeader, todayOn: string): JudgedRow {
  const { line } = record;
  if ('fault' in record) return brokenRow({ line, reason: record.fault, text: record.text });
  const { values } = record;
  const row = readFeedRow(header.values(values), todayOn);
  if (values.length === header.width) {
    const swallowed = values.filter((value) => value.includes('\n')).join('\n');
    return { ...row, about: aboutVin(line, row.vin), named: vinsIn(swallowed), isUnknown: false };
  }
  const reason = `has ${values.length} values, but the first line names ${header.width} columns`;
  return brokenRow({ line, reason, text: values.join('\n') }, row.vin);
}

interface Broken {
  readonly line: number;
  readonly reason: string;
  readonly text: string;
}

function brokenRow({ line, reason, text }: Broken, vin?: string): JudgedRow {
  const named = vinsIn(text);
  const shown = vin ?? named[0];
  return {
    about: aboutVin(line, shown),
    vin,
    stockNumber: '',
    vehicle: undefined,
    dealer: undefined,
    faults: [{ column: undefined, reason }],
    warnings: [],
    named,
    isUnknown: shown === undefined,
  };
}

function aboutVin(line: number, vin: string | undefined): JudgedRow['about'] {
  return { line, ...(vin !== undefined && { vin }) };
}
