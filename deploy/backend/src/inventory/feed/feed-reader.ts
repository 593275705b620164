import type { FeedColumn, FeedValues } from './feed-columns.ts';
import { usualWord, wordsOfList, type WordList } from './feed-words.ts';

/** Why a value was rejected, as a sentence that follows its column's name. */
export interface FeedFault {
  readonly column: FeedColumn | undefined;
  readonly reason: string;
}

interface NumberLimits {
  readonly min: number;
  readonly max: number;
}

const longestText = 60;

/**
 * Reads one row's values and records their errors. An invalid value is read as a harmless one; the row is not
 * used then.
 */
export function feedReader(values: FeedValues) {
  const faults: FeedFault[] = [];
  const fault = (column: FeedColumn, reason: string) => void faults.push({ column, reason });

  function text(column: FeedColumn, { isNeeded = false, most = longestText } = {}): string {
    const value = values[column]
      .normalize('NFC')
      .replace(/[\s,|]+/g, ' ')
      .trim();
    if (value === '' && isNeeded) fault(column, 'is empty');
    else if (value.length > most) fault(column, `is longer than ${most} characters`);
    else if (value.includes('\ufffd'))
      fault(column, 'holds letters that are no UTF-8; save the feed as UTF-8');
    else if (/^[=+@-]/.test(value))
      fault(column, `begins with “${value.charAt(0)}”, which a spreadsheet runs as a formula`);
    // eslint-disable-next-line no-control-regex -- matching control characters is the purpose
    else if (/[\u0000-\u001f\u007f<>]/.test(value)) fault(column, 'holds a character that is not for texts');
    return value;
  }

  function numberOf(column: FeedColumn, pattern: RegExp): number | undefined {
    const value = values[column].trim();
    if (value === '') return undefined;
    return pattern.test(value) ? Number(value.replace(/[$,]/g, '')) : Number.NaN;
  }

  function within(column: FeedColumn, value: number, { min, max }: NumberLimits): number {
    if (value >= min && value <= max) return value;
    fault(column, `is “${shown(values[column])}”, but it is a number from ${min} to ${max}`);
    return min;
  }

  /** Undefined, without a fault, for an empty value. */
  function whole(column: FeedColumn, limits: NumberLimits): number | undefined {
    const value = numberOf(column, /^(\d+|\d{1,3}(,\d{3})+)$/);
    return value === undefined ? undefined : within(column, value, limits);
  }

  function needed(column: FeedColumn, limits: NumberLimits): number {
    if (values[column].trim() === '') fault(column, 'is empty');
    return whole(column, limits) ?? limits.min;
  }

  /** Returns the cents of an amount in dollars such as `$32,495` or `32495.00`. */
  function cents(column: FeedColumn): number | undefined {
    const dollars = numberOf(column, /^\$?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/);
    return dollars === undefined
      ? undefined
      : Math.round(within(column, dollars, { min: 100, max: 10_000_000 }) * 100);
  }

  function word<L extends WordList>(column: FeedColumn, list: L) {
    const value = values[column].trim();
    const found = usualWord(list, value);
    if (found !== undefined) return found;
    fault(column, value === '' ? 'is empty' : `is “${shown(value)}”, but it is one of ${wordsOfList(list)}`);
    return undefined;
  }

  return { values, faults, fault, text, whole, needed, cents, word };
}

export type FeedReader = ReturnType<typeof feedReader>;

/**
 * Returns a value in a form safe for reports: short, on one line, and nothing that a spreadsheet would
 * execute.
 */
export function shown(value: string): string {
  // eslint-disable-next-line no-control-regex -- removing control characters is the purpose
  const plain = value.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
  return plain.length > 40 ? `${plain.slice(0, 40)}…` : plain;
}
