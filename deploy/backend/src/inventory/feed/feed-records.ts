import { parse } from 'csv-parse/sync';
import { longestRecord, type FeedLine } from './feed-lines.ts';

interface Place {
  readonly line: number;
  /** Whether a line end follows. */
  readonly hasEnd: boolean;
}

interface TextLine extends Place {
  readonly text: string;
}

/**
 * One record of a feed with the line it starts on: its values, or why it could not be read and the text of that
 * line, at most {@link longestRecord} characters.
 */
export type FeedRecord =
  | (Place & { readonly values: readonly string[] })
  | (TextLine & { readonly fault: string });

const tooLong = `is longer than ${longestRecord} characters`;
const unclosed = 'has a quotation mark that is not closed, or text after a closed one';
const mostTogether = 200;

/**
 * Yields the records of a file of comma-, semicolon- or tab-separated values (RFC 4180; detected from the
 * first line). A quoted value may contain line ends. A broken record only loses itself: reading continues
 * with the next line. Empty lines are skipped.
 */
export async function* feedRecords(lines: AsyncIterable<FeedLine>): AsyncGenerator<FeedRecord> {
  const reader = createReader();
  for await (const { isTooLong, ...line } of lines) {
    if (isTooLong) {
      yield* reader.flush();
      yield { ...line, fault: tooLong };
    } else yield* reader.take(line);
  }
  yield* reader.flush();
}

function createReader() {
  let delimiter: string | undefined;
  /** Complete records waiting to be parsed together, which is several times faster than one by one. */
  let whole: TextLine[] = [];
  /** Lines of a record whose quotation mark is still open. */
  let open: TextLine[] = [];

  function* parsed(): Generator<FeedRecord> {
    const records = whole;
    whole = [];
    const all = parseAll(records, delimiter ?? ',');
    if (all) yield* all;
    else for (const record of records) yield* parsedAlone(record);
  }

  /** Of a broken record each further line is read by itself: only its first and last one have an odd mark. */
  function* parsedAlone(record: TextLine): Generator<FeedRecord> {
    const values = parseAll([record], delimiter ?? ',');
    if (values) return yield* values;
    const texts = record.text.split('\n');
    for (const [index, text] of texts.entries()) {
      const hasEnd = record.hasEnd || index < texts.length - 1;
      const one = { line: record.line + index, text, hasEnd };
      if (index === 0) yield { ...one, fault: unclosed };
      else if (text.trim() !== '') yield* parsedAlone(one);
    }
  }

  /** Gives up on the open record: its first line is broken, the others are read again. */
  function* giveUp(): Generator<FeedRecord> {
    yield* parsed();
    const [first, ...rest] = open;
    open = [];
    if (!first) return;
    yield { ...first, fault: unclosed };
    for (const next of rest) yield* take(next);
  }

  function* take(next: TextLine): Generator<FeedRecord> {
    delimiter ??= delimiterOf(next.text);
    open.push(next);
    const text = open.map((one) => one.text).join('\n');
    if (quotesOf(text) % 2 === 0) {
      if (text.trim() !== '') whole.push({ ...next, line: open[0]?.line ?? next.line, text });
      open = [];
      if (whole.length >= mostTogether) yield* parsed();
    } else if (text.length > longestRecord) yield* giveUp();
  }

  return {
    take,
    *flush(): Generator<FeedRecord> {
      while (open.length > 0) yield* giveUp();
      yield* parsed();
    },
  };
}

function parseAll(records: readonly TextLine[], delimiter: string): FeedRecord[] | undefined {
  try {
    const text = records.map((record) => record.text).join('\n');
    const rows = parse(text, {
      delimiter,
      bom: true,
      trim: true,
      relax_column_count: true,
      record_delimiter: '\n',
    });
    if (rows.length !== records.length) return undefined;
    return records.map(({ line, hasEnd }, index) => ({ line, hasEnd, values: rows[index] ?? [] }));
  } catch {
    return undefined;
  }
}

/**
 * Whether a feed of rows of `width` values seems to break off within its last record: a value or a quotation mark
 * is missing, or it has another fault and no line end. A complete last line needs no line end.
 */
export function isCutOff(last: FeedRecord, width: number): boolean {
  if ('fault' in last) return !last.hasEnd || quotesOf(last.text) % 2 === 1;
  return last.hasEnd ? last.values.length < width : last.values.length !== width;
}

function quotesOf(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) count += 1;
  return count;
}

function delimiterOf(header: string): string {
  const count = (mark: string) => header.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
